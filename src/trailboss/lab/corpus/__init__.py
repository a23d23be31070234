"""An open corpus of games, for research: records and Parquet files with a data card.

plan.py    which games it holds
play.py    one game, with its noise
shards.py  the files it is written to, a hundred games each
card.py    the data card

The same plan and version give the same files, byte for byte, unless a bot looks at the clock. A run that was
stopped is resumed: complete shards are kept. Only shards.py needs pyarrow (the extra `data`).
"""
