"""Put the static edition together: `python tools/static_edition.py CLIENT WHEELS NODE OUT`.

CLIENT is the web client built for it, WHEELS a folder with the wheels that Pyodide needs besides its own
standard library, NODE the Node that compiles Python. `./run static` calls this.
"""

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src" / "trailboss"
LEFT_OUT: Final = (
    "agents",
    "cli",
    "lab",
    "testing",
    "server/http",
    "server/static",
    "server/storage",
    "server/administration.py",
    "server/cluster.py",
    "server/live_tables.py",
    "games/gwt/learn",
    "games/gwt/terminal",
    "games/winchester/learn",
    "games/winchester/terminal",
)
"""What a browser cannot use."""
COMPRESSED: Final = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest", ".zip")
OFFLINE: Final = ROOT / "web" / "src" / "static" / "offline.js"


def write_packages(wheels: Path, out: Path) -> None:
    """All Python that is not in the standard library."""

    def skip(folder: str, names: list[str]) -> list[str]:
        inside = Path(folder).relative_to(SOURCES)
        return [name for name in names if name == "__pycache__" or (inside / name).as_posix() in LEFT_OUT]

    shutil.copytree(SOURCES, out / "trailboss", ignore=skip)
    installed = distribution("trailboss")
    metadata = out / f"trailboss-{installed.version}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: trailboss\nVersion: {installed.version}\n"
    )
    (metadata / "entry_points.txt").write_text(installed.read_text("entry_points.txt") or "")
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(out, [name for name in archive.namelist() if ".dist-info/" not in name])


def write_offline(out: Path) -> None:
    """The service worker, with the files that it keeps; another version of any of them is another worker."""
    files = sorted(path for path in out.rglob("*") if path.is_file())
    names = ["./", *(path.relative_to(out).as_posix() for path in files if path.suffix != ".woff")]
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.read_bytes())
    script = OFFLINE.read_text(encoding="utf-8")
    script = script.replace("__VERSION__", digest.hexdigest()[:16]).replace("__FILES__", json.dumps(names))
    (out / "offline.js").write_text(script, encoding="utf-8")


def compress(out: Path, node: str) -> int:
    """Write `.br` and `.gz` files next to files that get smaller; the size of a first visit with `.br`."""
    program = (
        "const [zlib, fs] = [require('zlib'), require('fs')];"
        "for (const file of process.argv.slice(1)) {"
        "  const text = fs.readFileSync(file);"
        "  const {BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window} = zlib.constants;"
        "  const params = {[quality]: 9, [window]: 24};"
        "  fs.writeFileSync(file + '.br', zlib.brotliCompressSync(text, {params})); }"
    )
    files = [path for path in sorted(out.rglob("*")) if path.is_file()]
    smaller = [path for path in files if path.suffix in COMPRESSED]
    subprocess.run([node, "-e", program, *map(str, smaller)], check=True)
    for path in smaller:
        Path(f"{path}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    sent = [Path(f"{path}.br") if path in smaller else path for path in files if path.suffix != ".woff"]
    return sum(path.stat().st_size for path in sent)


def main(client: str, wheels: str, node: str, target: str) -> None:
    """Write the edition into a new folder."""
    out = Path(target)
    shutil.copytree(client, out)
    with tempfile.TemporaryDirectory() as folder:
        write_packages(Path(wheels), Path(folder))
        subprocess.run([node, "scripts/python.mjs", folder, str(out)], check=True, cwd=ROOT / "web")
    write_offline(out)
    print(f"{compress(out, node) / 1e6:.2f} MB for the first visit, compressed")


if __name__ == "__main__":
    main(*sys.argv[1:])
