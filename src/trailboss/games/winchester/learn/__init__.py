"""What the lab needs: observations, training, tuning, balance."""
