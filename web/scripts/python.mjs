// Packs Python for the static edition: compiled by the very Python that will run it, so that a browser need not.
// Usage: node scripts/python.mjs PACKAGES OUT, a folder of Python packages and the folder of the edition.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { loadPyodide } from "pyodide";

const [packages, out] = process.argv.slice(2);
const source = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

/** What no part of the edition imports. */
const UNUSED = [
  ..."_pydatetime _pydecimal _pyio _pylong _pyrepl bdb cProfile calendar cmd code configparser csv ctypes".split(" "),
  ..."dbm difflib doctest ensurepip filecmp fileinput ftplib getpass gettext graphlib http idlelib".split(" "),
  ..."imaplib lib2to3 mailbox mimetypes modulefinder multiprocessing netrc optparse pdb pickletools".split(" "),
  ..."plistlib poplib pprint profile pstats pty py_compile pyclbr pydoc pydoc_data sched smtplib sqlite3".split(" "),
  ..."ssl tabnanny tarfile timeit trace tracemalloc turtle unittest venv wave webbrowser wsgiref xml xmlrpc".split(" "),
  ..."zipapp zoneinfo this antigravity __phello__ argparse".split(" "),
];
const ENCODINGS = ["__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "raw_unicode_escape", "unicode_escape", "utf_8", "utf_8_sig"];

const PACK = `
import io, marshal, os, zipfile
from importlib.util import MAGIC_NUMBER

HEAD = MAGIC_NUMBER + bytes(12)

def compiled(text, name, optimize):
    return HEAD + marshal.dumps(compile(text, name, "exec", dont_inherit=True, optimize=optimize))

def packed(files, optimize):
    """A zip that is not compressed: its host compresses the whole of it, and better."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_STORED) as archive:
        for name, text in sorted(files):
            if name.endswith(".py"):
                name, text = name + "c", compiled(text, name, optimize)
            archive.writestr(zipfile.ZipInfo(name), text)
    return content.getvalue()

def library(path, unused, encodings):
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            top = name.split("/")[0].removesuffix(".py")
            if name.endswith("/") or top in unused:
                continue
            if top == "encodings" and name.split("/")[1].removesuffix(".py") not in encodings:
                continue
            yield name, archive.read(name)

def folder(path):
    for where, _, names in os.walk(path):
        for name in names:
            whole = os.path.join(where, name)
            with open(whole, "rb") as file:
                yield os.path.relpath(whole, path), file.read()
`;

const pyodide = await loadPyodide({ indexURL: `${source}/` });
pyodide.FS.mkdir("/packages");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: packages }, "/packages");
pyodide.FS.writeFile("/stdlib.zip", readFileSync(join(source, "python_stdlib.zip")));
pyodide.runPython(PACK);
pyodide.globals.set("unused", pyodide.toPy(UNUSED));
pyodide.globals.set("encodings", pyodide.toPy(ENCODINGS));
const zip = (expression) => {
  const found = pyodide.runPython(expression);
  const bytes = found.toJs();
  found.destroy();
  return bytes;
};

mkdirSync(join(out, "python"), { recursive: true });
mkdirSync(join(out, "pyodide"), { recursive: true });
writeFileSync(join(out, "python/stdlib.zip"), zip('packed(library("/stdlib.zip", unused, encodings), 2)'));
writeFileSync(join(out, "python/trailboss.zip"), zip('packed(folder("/packages"), 0)'));
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
  copyFileSync(join(source, name), join(out, "pyodide", name));

const { info } = JSON.parse(readFileSync(join(source, "pyodide-lock.json"), "utf8"));
writeFileSync(join(out, "pyodide/pyodide-lock.json"), JSON.stringify({ info, packages: {} }));

// Nothing that was left out may be missing.
const CHECK = `
import importlib, pkgutil, sys
sys.path.insert(0, "/lib/trailboss")
import trailboss
for each in pkgutil.walk_packages(trailboss.__path__, "trailboss."):
    if not each.name.endswith("__main__"):
        importlib.import_module(each.name)
`;
const packed = await loadPyodide({ indexURL: `${out}/pyodide/`, stdLibURL: `${out}/python/stdlib.zip` });
packed.unpackArchive(new Uint8Array(readFileSync(join(out, "python/trailboss.zip"))), "zip", { extractDir: "/lib/trailboss" });
packed.runPython(CHECK);
