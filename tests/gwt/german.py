"""German without English: which words give a sentence away that was left untranslated."""

import re
from typing import Final

# Words that no German sentence has. Those that both languages share (in, so, die, Hand, Start) are not here.
ENGLISH: Final = """
    the of and to is are be been you your yours for with has have had not no that this these those it its
    from by at on off or if then than when which who whose where there their they them he she his her him
    will would can cannot could may might must should do does did done per each every all any more most much
    many other others another only own out up down card cards tile tiles hazard hazards flood drought
    rockfall teepee teepees trade trades building buildings build builds worker workers craftsman craftsmen
    engineer engineers cattleman cattle engine turnout station stations space spaces row rows step steps
    disc discs objective objectives certificate certificates auxiliary action actions immediate location
    turn turns take takes gain gains pay pays paid fee fees hire hires buy buys buying draw draws discard
    discards remove removes deliver delivers delivery move moves moved ride rides choose chooses leave
    leaves upgrade upgrades foresight upper lower point points black green blue white gray yellow red brown
    purple woods private pile stack game over first second herder builder builders outlaw outlaws bounty
    exchange token tokens raise raises becomes calf heifer specialized level player players
"""
NAMES: Final = re.compile(
    "Dutch Belt|Black Angus|Brown Swiss|West Highland|Texas Longhorn|Great Western Trail|Kansas City|Santa Fe"
)


def english_in(text: str) -> set[str]:
    """The English words of a German text."""
    plain = re.sub(r"'.*?'", " ", NAMES.sub(" ", text))  # what is quoted may be notation
    return set(ENGLISH.split()) & set(re.findall(r"\w+", plain.lower()))
