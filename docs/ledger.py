"""The ledger of rulings: which code carries each one out, and which tests prove it.

    python docs/ledger.py            write docs/rulings/ledger.md
    python docs/ledger.py --check    change nothing; exit 1 and list what is missing or out of date

Rulings are the level-three headings of docs/rulings/*.md (`### WIN-A-3 [text]`, one game a file). Code
names a ruling by its whole id anywhere in a line, mostly in a comment. A test names it with the decorator
`@proves("WIN-A-3")` of tests/ledger.py, on a function or a class, or for a whole module with
`pytestmark = proves("WIN-A-3")`.

A player's guide, docs/games/*.md, cites the rulings of its page without the prefix: `[A-3]`. It belongs to
the page of its own name, or of that name without the number of an edition: gwt.md and gwt2.md are guides to
the page gwt.md. Rulings of another page it cites whole: `[SAM-3]`. Together the guides that belong to a page,
or cite it, have to cite every ruling there.

Standard library only, so that it runs before anything is installed.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
RULINGS: Final = Path("docs/rulings")
GUIDES: Final = Path("docs/games")
LEDGER: Final = RULINGS / "ledger.md"
PACKAGE: Final = Path("src/trailboss")
RULE_LAYERS: Final = ("core", "games", "bots")
"""Where a ruling has to be named. Other layers may name rulings too; that does not carry them out."""
SHOWN_PARTS: Final = ("learn", "present", "terminal")
"""Parts of a game that carry no ruling out, except the view, which keeps hidden what is hidden."""
VIEW: Final = "view.py"
CODE_SUFFIXES: Final = (".py", ".toml")
TESTS: Final = Path("tests")

NUMBER: Final = r"(?:[A-Z]-)?\d+[a-z]?"
HEADING: Final = re.compile(
    rf"###\s+(?P<prefix>[A-Z]{{2,}})-(?P<number>{NUMBER})(?P<tags>(?:\s+\[\w+\])+)\s*"
)
LEGEND: Final = re.compile(r"[-*] \*\*\[(\w+)\]\*\* ")
TITLE: Final = re.compile(r"\*\*(.+?)\.?\*\*")
CITATION: Final = re.compile(rf"\[((?:[A-Z]{{2,}}-)?{NUMBER})\]")
LINK_TARGET: Final = re.compile(rf"(?m)^\[(?:[A-Z]{{2,}}-)?{NUMBER}\]: .*$")
FIRST_WORDS: Final = 8


class LedgerError(Exception):
    """A page of rulings or a test file that cannot be read; says where and why."""


class Ruling(NamedTuple):
    """One ruling, as its page states it."""

    id: str
    """The whole id: WIN-A-3, GWT-54a."""
    tags: tuple[str, ...]
    """How its parts are founded, in the order of the heading."""
    title: str
    """Its bold title, or its first words."""
    anchor: str
    """The fragment that leads to its heading."""


class Page(NamedTuple):
    """The rulings of one game."""

    name: str
    """The file's name without its ending: winchester."""
    title: str
    """The page's own heading."""
    prefix: str
    """What all its ids begin with: WIN."""
    rulings: tuple[Ruling, ...]
    """In the order of the page."""


class Proof(NamedTuple):
    """One test that names rulings. Sorts by file, then by name."""

    path: str
    """Its file, from the root of the project."""
    test: str
    """Its name: test_x, TestY, TestY.test_x, or the module's name where `pytestmark` speaks for all of it."""
    rulings: tuple[str, ...]
    """The ids, as written."""


class Findings(NamedTuple):
    """All that the tree says about its rulings."""

    pages: tuple[Page, ...]
    """One for each game, by name."""
    code: dict[str, tuple[str, ...]]
    """Ruling to the files that carry it out."""
    proofs: tuple[Proof, ...]
    """Every test that names a ruling."""
    problems: tuple[str, ...]
    """What --check complains about, apart from an old ledger; empty if all is well."""


# ---------------------------------------------------------------- rulings


def anchor(heading: str) -> str:
    """The fragment that Markdown viewers give to a heading (without its number signs)."""
    kept = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return kept.replace(" ", "-")


def title_of(body: list[str]) -> str:
    """The bold title at the start of a ruling's text, or else the first words of the text."""
    text = " ".join(" ".join(body).split())
    bold = TITLE.match(text)
    if bold is not None:
        return bold.group(1)
    words = re.sub(r"^\[\w+\] ", "", text).split(" ")
    return " ".join(words[:FIRST_WORDS]) + (" ..." if len(words) > FIRST_WORDS else "")


def read_page(path: Path) -> Page:
    """Parse one page; a heading of another form, a double id or a tag without a legend is a LedgerError."""
    lines = path.read_text(encoding="utf-8").splitlines()
    legend = [found.group(1) for line in lines if (found := LEGEND.match(line))]
    title, prefix = path.stem, ""
    rulings: list[Ruling] = []
    for row, line in enumerate(lines):
        where = f"{path.name}:{row + 1}"
        if line.startswith("# "):
            title = line[2:].strip()
        if not line.startswith("###"):
            continue
        found = HEADING.fullmatch(line)
        if found is None:
            raise LedgerError(f"{where}: a ruling's heading reads '### WIN-A-3 [tag]', not '{line}'")
        name = f"{found['prefix']}-{found['number']}"
        if prefix not in ("", found["prefix"]):
            raise LedgerError(f"{where}: {name} stands among rulings that begin with {prefix}")
        if any(ruling.id == name for ruling in rulings):
            raise LedgerError(f"{where}: {name} is there twice")
        tags = tuple(re.findall(r"\w+", found["tags"]))
        for tag in tags:
            if tag not in legend:
                raise LedgerError(f"{where}: the page does not explain the tag [{tag}]")
        end = next((at for at in range(row + 1, len(lines)) if lines[at].startswith("#")), len(lines))
        body = [text for text in lines[row + 1 : end] if text.strip()]
        if not body:
            raise LedgerError(f"{where}: {name} has no text")
        prefix = found["prefix"]
        rulings.append(Ruling(name, tags, title_of(body), anchor(line.lstrip("#"))))
    if not rulings:
        raise LedgerError(f"{path.name}: no ruling on this page")
    return Page(path.stem, title, prefix, tuple(rulings))


def read_pages(root: Path = ROOT) -> tuple[Page, ...]:
    """The rulings of all games; LedgerError if a page cannot be read or two games share a prefix."""
    pages: list[Page] = []
    for path in sorted((root / RULINGS).glob("*.md")):
        if path.name == LEDGER.name:
            continue
        page = read_page(path)
        for other in pages:
            if other.prefix == page.prefix:
                raise LedgerError(f"{path.name}: the prefix {page.prefix} belongs to {other.name}.md")
        pages.append(page)
    return tuple(pages)


def ruling_ids(root: Path = ROOT) -> frozenset[str]:
    """Every ruling there is."""
    return frozenset(ruling.id for page in read_pages(root) for ruling in page.rulings)


# ---------------------------------------------------------------- code


def named_in(text: str, prefixes: Iterable[str]) -> set[str]:
    """The rulings that a text names, whether they exist or not."""
    known = "|".join(sorted(prefixes))
    if not known:
        return set()
    return set(re.findall(rf"(?<![\w-])(?:{known})-(?:[A-Z]-)?\d+[A-Za-z]*(?!\w)", text))


def read_code(root: Path, prefixes: Iterable[str]) -> dict[str, set[str]]:
    """Each file of the package to the rulings it names."""
    wanted = list(prefixes)
    code: dict[str, set[str]] = {}
    for path in sorted((root / PACKAGE).rglob("*")):
        if path.is_file() and path.suffix in CODE_SUFFIXES:
            code[path.relative_to(root).as_posix()] = named_in(path.read_text(encoding="utf-8"), wanted)
    return code


def carries_rules(path: str) -> bool:
    """Whether a file of the package belongs to a layer that carries rulings out."""
    parts = Path(path).relative_to(PACKAGE).parts
    if len(parts) > 3 and parts[2] in SHOWN_PARTS and parts[3] != VIEW:
        return False
    return parts[0] in RULE_LAYERS


# ---------------------------------------------------------------- tests


def calls_proves(node: ast.Call) -> bool:
    """Whether this is `proves(...)`, or `ledger.proves(...)`."""
    called = node.func
    if isinstance(called, ast.Attribute):
        return called.attr == "proves"
    return isinstance(called, ast.Name) and called.id == "proves"


def rulings_in(node: ast.expr, where: str) -> Iterator[str]:
    """The ids in `proves("A", "B")`, or in a list of such calls; nothing if it is no such call."""
    if isinstance(node, ast.List | ast.Tuple):
        for part in node.elts:
            yield from rulings_in(part, where)
    if not isinstance(node, ast.Call) or not calls_proves(node):
        return
    plain = [
        part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
    if not plain or len(plain) < len(node.args) or node.keywords:
        raise LedgerError(f"{where}:{node.lineno}: proves() takes rulings as plain strings, at least one")
    yield from plain


def proofs_in(body: list[ast.stmt], where: str, within: str = "") -> Iterator[Proof]:
    """The tests of a module, or of the class `within`, that name rulings."""
    for node in body:
        if isinstance(node, ast.Assign):
            marks = any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
            named = tuple(rulings_in(node.value, where)) if marks else ()
            if named:
                yield Proof(where, within.rstrip(".") or Path(where).stem, named)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            named = tuple(name for part in node.decorator_list for name in rulings_in(part, where))
            is_class = isinstance(node, ast.ClassDef)
            full = within + node.name
            collected = full.startswith("Test") if within or is_class else full.startswith("test")
            if named and not (collected and Path(where).name.startswith("test_")):
                raise LedgerError(
                    f"{where}:{node.lineno}: proves() stands on {full}, which pytest does not run"
                )
            if named:
                yield Proof(where, full, named)
            if is_class:
                yield from proofs_in(node.body, where, f"{full}.")


def read_tests(root: Path) -> tuple[Proof, ...]:
    """Every test that names a ruling; LedgerError where one does so in a way that cannot be read."""
    proofs: list[Proof] = []
    for path in sorted((root / TESTS).rglob("*.py")):
        where = path.relative_to(root).as_posix()
        try:
            module = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise LedgerError(f"{where}:{error.lineno}: {error.msg}") from None
        proofs.extend(proofs_in(module.body, where))
    return tuple(sorted(proofs))


# ---------------------------------------------------------------- what is missing


def guides_of(root: Path, pages: tuple[Page, ...]) -> dict[str, dict[str, set[str]]]:
    """By page: the guides that belong to it or cite it whole, each with the rulings that it cites there."""
    guides: dict[str, dict[str, set[str]]] = {page.name: {} for page in pages}
    named = {page.name: page for page in pages}
    for path in sorted((root / GUIDES).glob("*.md")):
        home = named.get(path.stem) or named.get(path.stem.rstrip("0123456789"))
        if home is None:
            continue
        where = (GUIDES / path.name).as_posix()
        guides[home.name][where] = set()
        for cited in CITATION.findall(LINK_TARGET.sub("", path.read_text(encoding="utf-8"))):
            for page in pages:
                whole = cited if re.match(r"[A-Z]{2,}-", cited) else f"{home.prefix}-{cited}"
                if whole.startswith(f"{page.prefix}-"):
                    guides[page.name].setdefault(where, set()).add(whole)
    return guides


def guide_problems(page: Page, guides: dict[str, set[str]]) -> Iterator[str]:
    """Rulings that a page's guides leave out or make up; nothing where there is no guide yet."""
    if not guides:
        return
    known = [ruling.id for ruling in page.rulings]
    for name in known:
        if not any(name in cited for cited in guides.values()):
            yield f"{name} is not cited in {' or '.join(guides)}"
    for where, cited in guides.items():
        for name in sorted(cited.difference(known)):
            yield f"{where} cites {name}, which is no ruling"


def survey(root: Path = ROOT) -> Findings:
    """Read the whole tree; LedgerError if a part of it cannot be read."""
    pages = read_pages(root)
    known = [ruling.id for page in pages for ruling in page.rulings]
    files = read_code(root, [page.prefix for page in pages])
    rules = [path for path in files if carries_rules(path)]
    code = {name: tuple(path for path in rules if name in files[path]) for name in known}
    proofs = read_tests(root)
    proven = {name for proof in proofs for name in proof.rulings}

    layers = ", ".join(RULE_LAYERS)
    problems = [f"{name} is named nowhere in the code ({layers})" for name in known if not code[name]]
    problems += [f"{name} is proven by no test" for name in known if name not in proven]
    for path, named in files.items():
        problems += [f"{path} names {name}, which is no ruling" for name in sorted(named.difference(known))]
    for proof in proofs:
        strange = [name for name in proof.rulings if name not in known]
        problems += [f"{proof.path}: {proof.test} proves {name}, which is no ruling" for name in strange]
    guides = guides_of(root, pages)
    for page in pages:
        problems += guide_problems(page, guides[page.name])
    return Findings(pages, code, proofs, tuple(problems))


# ---------------------------------------------------------------- the page


def link(text: str, path: str) -> str:
    """A link from the ledger to a file of the project."""
    up = "../" * (len(LEDGER.parts) - 1)
    return f"[`{text}`]({up}{path})"


def counted(number: int, noun: str) -> str:
    """1 test, 2 tests."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def render(findings: Findings) -> str:
    """The text of the ledger: the same for the same tree, and untouched by edits that name no ruling."""
    parts = [
        "# Ledger of rulings",
        "",
        "Written by `python docs/ledger.py`; do not edit. For each ruling: the code that carries it out, and",
        "the tests that prove it. The test run fails as long as one of them is missing.",
    ]
    for page in findings.pages:
        tests: dict[str, list[Proof]] = {ruling.id: [] for ruling in page.rulings}
        for proof in findings.proofs:
            for name in dict.fromkeys(proof.rulings):
                if name in tests:
                    tests[name].append(proof)
        in_code = sum(1 for name in tests if findings.code[name])
        proven = sum(1 for found in tests.values() if found)
        different = len({(proof.path, proof.test) for found in tests.values() for proof in found})
        summary = f"{in_code} named in code, {proven} proven, by {counted(different, 'test')}"
        parts += [
            "",
            f"## {page.title}",
            "",
            f"{counted(len(tests), 'ruling')}: {summary}.",
            "",
            "| Ruling | Tag | What | Code | Tests |",
            "| --- | --- | --- | --- | --- |",
        ]
        for ruling in page.rulings:
            under = PACKAGE.as_posix() + "/"
            cells = (
                f"[{ruling.id}]({page.name}.md#{ruling.anchor})",
                ", ".join(ruling.tags),
                ruling.title.replace("|", "\\|"),
                "<br>".join(link(path.removeprefix(under), path) for path in findings.code[ruling.id]),
                "<br>".join(link(proof.test, proof.path) for proof in tests[ruling.id]),
            )
            parts.append("| " + " | ".join(cell or "-" for cell in cells) + " |")
    return "\n".join(parts) + "\n"


def check(root: Path = ROOT) -> list[str]:
    """Everything that is wrong with the rulings of a tree, one sentence each; empty if nothing is."""
    try:
        findings = survey(root)
    except LedgerError as error:
        return [str(error)]
    path = root / LEDGER
    written = path.read_text(encoding="utf-8") if path.is_file() else ""
    problems = list(findings.problems)
    if written != render(findings):
        problems.append(f"{LEDGER.as_posix()} is out of date: run python docs/ledger.py")
    return problems


def main(arguments: list[str], root: Path = ROOT) -> int:
    """The command; its exit code."""
    parser = argparse.ArgumentParser(prog="docs/ledger.py", description="Write the ledger of rulings.")
    parser.add_argument(
        "--check", action="store_true", help="change nothing; exit 1 and list what is missing"
    )
    if parser.parse_args(arguments).check:
        problems = check(root)
        for problem in problems:
            print(problem)
        print(counted(len(problems), "problem") if problems else "The ledger is complete and up to date.")
        return 1 if problems else 0
    try:
        findings = survey(root)
    except LedgerError as error:
        print(error)
        return 1
    (root / LEDGER).write_text(render(findings), encoding="utf-8", newline="\n")
    print(f"{LEDGER.as_posix()} written; {counted(len(findings.problems), 'problem')} (see --check).")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
