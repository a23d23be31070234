"""What is stored of tables: rows, entries, the store that keeps them, and tables folded from them."""
