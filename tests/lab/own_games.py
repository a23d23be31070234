"""The games that are there without those that other tests make known."""

OWN_GAMES = {"gwt1", "gwt2", "winchester"}
