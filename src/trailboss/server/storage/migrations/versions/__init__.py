"""One module a version, named after it."""
