"""The commands of `trailboss`, one module each."""
