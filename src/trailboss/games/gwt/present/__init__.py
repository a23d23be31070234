"""What players see: the view, the catalogue of components, targets, help."""
