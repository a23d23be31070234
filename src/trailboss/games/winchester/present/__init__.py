"""How Daddy Winchester is presented: where its moves lie on the table, and how far objectives are."""
