"""What is printed: board, tiles, cards and player boards, as tables that a player can check against the box.

Cards, tiles, spaces and cities are small whole numbers everywhere in the rules; the tables here say what each
number is. A table holds for both editions unless its name begins with the edition (`FIRST_TRAIL`). Tables
"by seats" are read with the number of players, 2 to 4; their first two entries mean nothing.

`MARKS` in each module says how certain its figures are (see `marks`); what is not listed there is certain.
"""
