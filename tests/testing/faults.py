"""All faults, from all the modules that hold some."""

from tests.testing import faults_hidden, faults_kept, faults_play, faults_shown
from tests.testing.fault import FAULTS

__all__ = ["FAULTS", "faults_hidden", "faults_kept", "faults_play", "faults_shown"]
