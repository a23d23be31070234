"""Great Western Trail: one body of rules, the editions as data."""
