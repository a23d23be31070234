"""Tests of Great Western Trail."""
