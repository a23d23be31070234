"""How Great Western Trail is presented: where its moves lie on the table."""
