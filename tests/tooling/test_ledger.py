"""The ledger of rulings: the real one is complete, and the script that writes it notices what is missing."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.ledger import (
    LEDGER,
    ROOT,
    LedgerError,
    Proof,
    Ruling,
    anchor,
    check,
    main,
    named_in,
    read_page,
    read_pages,
    read_tests,
    ruling_ids,
)
from tests.ledger import UnknownRulingError, proves

PAGE = """\
# Toy: rulings

- **[text]** the rulebook says so;
- **[gap]** it does not.

## A. Auction

### TOY-A-1 [text]

**Bid or pass.** Each player
bids or passes.

### TOY-A-2 [text] [gap]

[text] A bid beats the last one by one or more, nobody twice.
"""

CODE = "STEP = 1  # TOY-A-2\n\n\ndef bid() -> None:\n    '''Bid or pass (TOY-A-1).'''\n"

TESTS = """\
from tests.ledger import proves


@proves("TOY-A-1", "TOY-A-2")
def test_a_bid_beats_the_last_one() -> None:
    pass
"""

GUIDE = "Bid or pass [A-1]: one more than the last [A-2].\n\n[A-1]: ../rulings/toy.md#toy-a-1-text\n"


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A small project in which all is well."""
    files = {
        "docs/rulings/toy.md": PAGE,
        "docs/games/toy.md": GUIDE,
        "src/trailboss/games/toy/auction.py": CODE,
        "tests/toy/test_auction.py": TESTS,
    }
    for name, text in files.items():
        put(tmp_path, name, text)
    assert main([], tmp_path) == 0
    return tmp_path


def put(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def change(root: Path, name: str, old: str, new: str) -> None:
    text = (root / name).read_text(encoding="utf-8")
    assert old in text
    put(root, name, text.replace(old, new))


def only_problem(root: Path) -> str:
    """The one thing that is wrong once the ledger has been written anew."""
    main([], root)
    (problem,) = check(root)
    return problem


# ---------------------------------------------------------------- the real tree


def test_every_ruling_is_in_code_in_a_test_in_the_guide_and_in_a_fresh_ledger() -> None:
    problems = check()
    assert not problems, "\n" + "\n".join(problems)


def test_links_between_pages_lead_somewhere() -> None:
    pages = [*(ROOT / "docs/rulings").glob("*.md"), *(ROOT / "docs/games").glob("*.md")]
    assert len(pages) >= 3
    broken = []
    for page in pages:
        text = page.read_text(encoding="utf-8")
        targets = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r"(?m)^\[[^\]]+\]: (\S+)$", text)
        for target in targets:
            path, _, fragment = target.partition("#")
            found = (page.parent / path).resolve() if path else page
            anchors = set()
            if fragment and found.is_file():
                headings = re.findall(r"(?m)^#+ (.+)$", found.read_text(encoding="utf-8"))
                anchors = {anchor(heading) for heading in headings}
            if not found.exists() or (fragment and fragment not in anchors):
                broken.append(f"{page.name}: {target}")
    assert not broken


def test_the_command_runs_without_anything_installed() -> None:
    command = [sys.executable, "-I", "-S", str(ROOT / "docs" / "ledger.py"), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "--check" in done.stdout


# ---------------------------------------------------------------- reading


def test_a_page_gives_its_rulings_in_order(toy: Path) -> None:
    page = read_page(toy / "docs/rulings/toy.md")
    assert (page.name, page.title, page.prefix) == ("toy", "Toy: rulings", "TOY")
    assert page.rulings == (
        Ruling("TOY-A-1", ("text",), "Bid or pass", "toy-a-1-text"),
        Ruling("TOY-A-2", ("text", "gap"), "A bid beats the last one by one ...", "toy-a-2-text-gap"),
    )


def test_ids_without_a_section_and_with_a_letter_are_ids_too(tmp_path: Path) -> None:
    text = "- **[R]** stated\n\n### GWT-54 [R]\n\nHire.\n\n### GWT-54a [R]\n\nHire again.\n"
    put(tmp_path, "docs/rulings/gwt.md", text)
    assert ruling_ids(tmp_path) == {"GWT-54", "GWT-54a"}
    assert named_in("# GWT-54a, not GWT-5 or (GWT-54): UTF-8", ["GWT"]) == {"GWT-54a", "GWT-5", "GWT-54"}


def test_a_name_inside_a_longer_word_does_not_count() -> None:
    assert named_in("XTOY-A-1 PRE-TOY-A-1 TOY-A-1_2 TOY-A TOY-", ["TOY"]) == set()
    assert named_in("TOY-A-12, TOY-A-1's", ["TOY"]) == {"TOY-A-12", "TOY-A-1"}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("A-2 [text] [gap]", "A-2", "a ruling's heading reads '### WIN-A-3 [tag]', not '### TOY-A-2'"),
        ("### TOY-A-2", "### A-2", "toy.md:13: a ruling's heading reads '### WIN-A-3 [tag]', not '### A-2 "),
        ("### TOY-A-2", "### TOY-A-1", "toy.md:13: TOY-A-1 is there twice"),
        ("### TOY-A-2", "### TIN-A-2", "toy.md:13: TIN-A-2 stands among rulings that begin with TOY"),
        ("[text] [gap]\n", "[text] [hole]\n", "toy.md:13: the page does not explain the tag [hole]"),
        ("[text] A bid beats the last one by one or more, nobody twice.\n", "", "TOY-A-2 has no text"),
        ("###", "####", "heading reads"),
    ],
)
def test_a_page_that_cannot_be_read_is_refused_by_line(toy: Path, old: str, new: str, message: str) -> None:
    change(toy, "docs/rulings/toy.md", old, new)
    with pytest.raises(LedgerError, match=re.escape(message)):
        read_page(toy / "docs/rulings/toy.md")
    assert message in check(toy)[0]
    assert main([], toy) == 1


def test_a_page_without_rulings_is_refused(toy: Path) -> None:
    put(toy, "docs/rulings/empty.md", "# Nothing\n")
    assert check(toy) == ["empty.md: no ruling on this page"]


def test_two_games_do_not_share_a_prefix(toy: Path) -> None:
    put(toy, "docs/rulings/toy2.md", PAGE)
    with pytest.raises(LedgerError, match=re.escape("toy2.md: the prefix TOY belongs to toy.md")):
        read_pages(toy)


def test_proofs_are_found_on_functions_methods_classes_and_modules(tmp_path: Path) -> None:
    text = """\
import pytest
from tests import ledger
from tests.ledger import proves

pytestmark = [pytest.mark.slow, proves("TOY-A-1")]

@ledger.proves("TOY-A-2")
@pytest.mark.parametrize("seat", [1, 2])
async def test_slowly(seat): ...

@proves("TOY-A-3")
class TestDuel:
    @proves("TOY-A-4")
    def test_bang(self): ...

class TestTips:
    pytestmark = proves("TOY-A-5")
    def test_tip(self): ...

def test_of_nothing(): ...
"""
    put(tmp_path, "tests/toy/test_all.py", text)
    where = "tests/toy/test_all.py"
    assert read_tests(tmp_path) == (
        Proof(where, "TestDuel", ("TOY-A-3",)),
        Proof(where, "TestDuel.test_bang", ("TOY-A-4",)),
        Proof(where, "TestTips", ("TOY-A-5",)),
        Proof(where, "test_all", ("TOY-A-1",)),
        Proof(where, "test_slowly", ("TOY-A-2",)),
    )


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        (
            "test_x.py",
            "@proves(NAME)\ndef test_x(): ...",
            "test_x.py:1: proves() takes rulings as plain strings",
        ),
        ("test_x.py", "@proves()\ndef test_x(): ...", "test_x.py:1: proves() takes rulings as plain strings"),
        ("test_x.py", "@proves('A', x=1)\ndef test_x(): ...", "test_x.py:1: proves() takes rulings as plain"),
        (
            "test_x.py",
            "@proves('A')\ndef x(): ...",
            "test_x.py:2: proves() stands on x, which pytest does not run",
        ),
        (
            "test_x.py",
            "@proves('A')\nclass X: ...",
            "test_x.py:2: proves() stands on X, which pytest does not run",
        ),
        (
            "test_x.py",
            "class X:\n  @proves('A')\n  def test_x(self): ...",
            "proves() stands on X.test_x, which",
        ),
        (
            "x.py",
            "@proves('A')\ndef test_x(): ...",
            "x.py:2: proves() stands on test_x, which pytest does not run",
        ),
        ("test_x.py", "def test_x(:", "test_x.py:1: invalid syntax"),
    ],
)
def test_a_proof_that_does_not_count_is_refused(toy: Path, name: str, text: str, message: str) -> None:
    put(toy, f"tests/toy/{name}", text)
    (problem,) = check(toy)
    assert message in problem


# ---------------------------------------------------------------- what --check says


def test_a_complete_ledger_passes(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(toy) == []
    capsys.readouterr()
    assert main(["--check"], toy) == 0
    assert capsys.readouterr().out == "The ledger is complete and up to date.\n"


def test_the_ledger_links_code_and_tests(toy: Path) -> None:
    code = "[`games/toy/auction.py`](../../src/trailboss/games/toy/auction.py)"
    test = "[`test_a_bid_beats_the_last_one`](../../tests/toy/test_auction.py)"
    proof = f"{code} | {test}"
    assert (toy / LEDGER).read_text(encoding="utf-8").splitlines()[5:] == [
        "## Toy: rulings",
        "",
        "2 rulings: 2 named in code, 2 proven, by 1 test.",
        "",
        "| Ruling | Tag | What | Code | Tests |",
        "| --- | --- | --- | --- | --- |",
        f"| [TOY-A-1](toy.md#toy-a-1-text) | text | Bid or pass | {proof} |",
        f"| [TOY-A-2](toy.md#toy-a-2-text-gap) | text, gap | A bid beats the last one by one ... | {proof} |",
    ]


def test_lines_that_move_do_not_change_the_ledger(toy: Path) -> None:
    change(toy, "src/trailboss/games/toy/auction.py", "STEP", "\n\nSTEP")
    change(toy, "tests/toy/test_auction.py", "\n\n@proves", "\n\n# A word.\n@proves")
    assert check(toy) == []


def test_checking_writes_nothing(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (toy / LEDGER).unlink()
    assert main(["--check"], toy) == 1
    assert not (toy / LEDGER).exists()
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "docs/rulings/ledger.md is out of date: run python docs/ledger.py",
        "1 problem",
    ]


def test_a_new_title_outdates_the_ledger(toy: Path) -> None:
    change(toy, "docs/rulings/toy.md", "Bid or pass.", "Pass or bid.")
    assert check(toy) == ["docs/rulings/ledger.md is out of date: run python docs/ledger.py"]


def test_a_ruling_that_no_code_names(toy: Path) -> None:
    change(toy, "src/trailboss/games/toy/auction.py", "  # TOY-A-2", "")
    assert only_problem(toy) == "TOY-A-2 is named nowhere in the code (core, games, bots)"
    put(toy, "src/trailboss/cli/table.py", "# TOY-A-2\n")
    assert only_problem(toy) == "TOY-A-2 is named nowhere in the code (core, games, bots)"
    put(toy, "src/trailboss/games/toy/components/standard.toml", "# TOY-A-2\n")
    main([], toy)
    assert check(toy) == []


def test_a_ruling_that_no_test_proves(toy: Path) -> None:
    change(toy, "tests/toy/test_auction.py", ', "TOY-A-2"', "")
    assert only_problem(toy) == "TOY-A-2 is proven by no test"


def test_code_that_names_no_ruling(toy: Path) -> None:
    put(toy, "src/trailboss/cli/table.py", "# TOY-A-2b\n")
    assert only_problem(toy) == "src/trailboss/cli/table.py names TOY-A-2b, which is no ruling"


def test_a_test_that_proves_no_ruling(toy: Path) -> None:
    change(toy, "tests/toy/test_auction.py", '"TOY-A-2"', '"TOY-A-2", "WIN-A-3"')
    where = "tests/toy/test_auction.py: test_a_bid_beats_the_last_one"
    assert only_problem(toy) == f"{where} proves WIN-A-3, which is no ruling"


def test_a_guide_that_omits_a_ruling(toy: Path) -> None:
    change(toy, "docs/games/toy.md", " [A-1]:", ":")
    assert only_problem(toy) == "TOY-A-1 is not cited in docs/games/toy.md"


def test_a_guide_that_cites_an_unknown_ruling(toy: Path) -> None:
    change(toy, "docs/games/toy.md", "[A-2]", "[A-2] [A-7]")
    assert only_problem(toy) == "docs/games/toy.md cites TOY-A-7, which is no ruling"


def test_a_guide_cites_ids_without_a_section_by_number_and_letter(tmp_path: Path) -> None:
    page = "- **[R]** stated\n\n### GWT-54 [R]\n\nHire.\n\n### GWT-54a [R]\n\nHire again.\n"
    put(tmp_path, "docs/rulings/gwt.md", page)
    put(tmp_path, "docs/games/gwt.md", "Hire [54], [R].\n\n[54a]: ../rulings/gwt.md#gwt-54a-r\n")
    missing = [problem for problem in check(tmp_path) if "cited" in problem]
    assert missing == ["GWT-54a is not cited in docs/games/gwt.md"]


def test_guides_to_the_editions_of_a_game_cite_its_rulings_together(toy: Path) -> None:
    change(toy, "docs/games/toy.md", ": one more than the last [A-2]", "")
    put(toy, "docs/games/toy2.md", "Here one bids two more [A-2].\n")
    main([], toy)
    assert check(toy) == []
    change(toy, "docs/games/toy2.md", "[A-2]", "[A-8]")
    main([], toy)
    assert check(toy) == [
        "TOY-A-2 is not cited in docs/games/toy.md or docs/games/toy2.md",
        "docs/games/toy2.md cites TOY-A-8, which is no ruling",
    ]


def test_a_guide_cites_rulings_of_another_page_whole(toy: Path) -> None:
    put(toy, "docs/rulings/tin.md", "- **[R]** stated\n\n### TIN-1 [R]\n\nTin.\n\n### TIN-2 [R]\n\nCan.\n")
    put(toy, "src/trailboss/games/toy/tin.py", "# TIN-1, TIN-2\n")
    put(toy, "tests/toy/test_tin.py", TESTS.replace('"TOY-A-1", "TOY-A-2"', '"TIN-1", "TIN-2"'))
    main([], toy)
    assert check(toy) == []  # no guide speaks of them yet
    put(toy, "docs/games/toy.md", f"Tin [TIN-1]. {GUIDE}[TIN-2]: ../rulings/tin.md#tin-2-r\n")
    assert only_problem(toy) == "TIN-2 is not cited in docs/games/toy.md"
    put(toy, "docs/games/toy2.md", "A can [TIN-2] of [TIN-3].\n")
    assert only_problem(toy) == "docs/games/toy2.md cites TIN-3, which is no ruling"


def test_a_page_next_to_the_guides_is_not_a_guide(toy: Path) -> None:
    put(toy, "docs/games/toy-differences.md", "[TOY-A-1](../rulings/toy.md#toy-a-1-text) [A-9] [TOY-A-9]\n")
    assert check(toy) == []


# ---------------------------------------------------------------- the decorator


def test_proves_marks_a_test_with_its_rulings() -> None:
    mark = proves("WIN-A-3", "WIN-D-4").mark
    assert (mark.name, mark.args) == ("ruling", ("WIN-A-3", "WIN-D-4"))


def test_proves_refuses_an_unknown_ruling() -> None:
    with pytest.raises(
        UnknownRulingError, match="'WIN-A-33' is no ruling; docs/rulings lists those there are"
    ):
        proves("WIN-A-3", "WIN-A-33")


def test_proves_needs_a_ruling() -> None:
    with pytest.raises(UnknownRulingError, match="names no ruling"):
        proves()
