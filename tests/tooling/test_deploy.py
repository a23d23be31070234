"""The examples in deploy/ are accepted by the very tools that they are for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
IN_CI = os.environ.get("CI", "").lower() in ("1", "true")


def tool(name: str) -> str:
    """A program of the system; where it is missing, the test says so, and in CI it fails."""
    found = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin:/sbin")
    if found is None:
        missing = f"There is no {name} on this machine; install it to check the example for it."
        if IN_CI:
            pytest.fail(missing)
        pytest.skip(missing)
    return found


def accepted(*command: str, **variables: str) -> str:
    """Run a tool that has to be content; what it said."""
    done = subprocess.run(
        command,
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=50,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


# -------------------------------------------------------------------- proxies


def nginx_check(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """`nginx -t` on a configuration with our file in it. The ports, which belong to the root user, are
    sockets here, and the certificate is one that was made for this test."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    accepted(
        *(tool("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"),
        *("-days", "2", "-subj", "/CN=games.example.org", "-keyout", str(key), "-out", str(certificate)),
    )
    text = re.sub(r"listen (\d+)", rf"listen unix:{folder}/\1.sock", text)
    text = text.replace("/etc/ssl/certs/games.example.org.pem", str(certificate))
    text = text.replace("/etc/ssl/private/games.example.org.key", str(key))
    (folder / "trailboss.conf").write_text(text)
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid; error_log stderr; events {{}} "
        f"http {{ access_log off; include {folder}/trailboss.conf; }}"
    )
    command = [tool("nginx"), "-t", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    return subprocess.run(command, capture_output=True, text=True, timeout=50, check=False)


def test_nginx_accepts_its_config(tmp_path: Path) -> None:
    output = nginx_check(tmp_path, (DEPLOY / "nginx.conf").read_text())
    assert output.returncode == 0, output.stderr
    assert "warn" not in output.stderr


def test_nginx_rejects_a_broken_config(tmp_path: Path) -> None:
    wrong = (DEPLOY / "nginx.conf").read_text().replace("proxy_pass", "proxy_past")
    assert "proxy_past" in nginx_check(tmp_path, wrong).stderr


@pytest.mark.parametrize("servers", ["127.0.0.1:8700", "server-1:8700 server-2:8700"])
def test_caddy_accepts_its_config(tmp_path: Path, servers: str) -> None:
    output = accepted(
        *(tool("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")),
        SITE="games.example.org",
        SERVERS=servers,
        HOME=str(tmp_path),
        XDG_DATA_HOME=str(tmp_path),
        XDG_CONFIG_HOME=str(tmp_path),
    )
    assert "Valid configuration" in output


# -------------------------------------------------------------------- systemd


def test_systemd_accepts_its_unit(tmp_path: Path) -> None:
    """But for the program, which need not be installed where the tests run."""
    unit = (DEPLOY / "trailboss.service").read_text()
    here = re.sub(r"ExecStart=\S+", f"ExecStart={sys.executable}", unit)
    assert here != unit
    (tmp_path / "trailboss.service").write_text(here)
    output = accepted(tool("systemd-analyze"), "verify", "--man=no", str(tmp_path / "trailboss.service"))
    assert "trailboss.service" not in output, output


# -------------------------------------------------------------------- containers


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of the Dockerfile, stage by stage."""
    text = re.sub(r"\\\n", " ", (DEPLOY / "Dockerfile").read_text())
    lines = [line.split(None, 1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    found: list[list[tuple[str, str]]] = []
    for name, words in lines:
        if name == "FROM":
            found.append([])
        found[-1].append((name, words))
    return found


def test_the_image_is_built_in_stages_and_runs_unprivileged() -> None:
    *building, last = stages()
    names = [name for name, _ in last]
    assert len(building) >= 2
    assert "gcc" not in str(last), "what compiles stays in the stage that compiles"
    users = [words for name, words in last if name == "USER"]
    assert users == ["trailboss"]
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert any(name == "HEALTHCHECK" and "/api/health" in words for name, words in last)
    (entry,) = [words for name, words in last if name == "ENTRYPOINT"]
    assert entry.startswith('["'), "as a list, so that signals reach the server"


def test_every_image_is_named_with_its_version() -> None:
    images = [words.split()[0] for stage in stages() for name, words in stage if name == "FROM"]
    images += [service["image"] for service in compose()["services"].values() if "build" not in service]
    assert [image for image in images if not re.search(r":\d", image)] == []


def test_package_lists_do_not_stay_in_the_image() -> None:
    for stage in stages():
        for name, words in stage:
            if name == "RUN" and "apt-get install" in words:
                assert "--no-install-recommends" in words
                assert "rm -rf /var/lib/apt/lists" in words


def test_everything_the_image_copies_exists() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    for stage in stages():
        for name, words in stage:
            if name == "COPY" and "--from=" not in words:
                for source in words.split()[:-1]:
                    assert (ROOT / source).exists()
                    assert source not in ignored


def compose() -> dict[str, Any]:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert isinstance(found, dict)
    return found


def test_two_servers_share_one_database_behind_one_proxy() -> None:
    services = compose()["services"]
    servers = [name for name, service in services.items() if "build" in service]
    assert len(servers) == 2
    for name in servers:
        assert services[name]["depends_on"]["database"]["condition"] == "service_healthy"
        assert "ports" not in services[name], "nobody gets past the proxy"
        assert f"{name}:8700" in services["caddy"]["environment"]["SERVERS"]
    assert services["database"]["healthcheck"]
    context = DEPLOY / services[servers[0]]["build"]["context"]
    assert (context / services[servers[0]]["build"]["dockerfile"]).is_file()


def test_docker_compose_accepts_its_config() -> None:
    docker = shutil.which("docker")
    known = docker and subprocess.run([docker, "compose", "version"], capture_output=True, check=False)
    if not known or known.returncode:
        pytest.skip("There is no `docker compose` on this machine; the file was read as YAML alone.")
    output = accepted(
        *(str(docker), "compose", "-f", str(DEPLOY / "compose.yaml"), "config"),
        POSTGRES_PASSWORD="secret",
        SITE="games.example.org",
    )
    assert "server-2" in output


def test_the_options_in_the_examples_are_options_of_the_server() -> None:
    texts = [(DEPLOY / name).read_text() for name in ("Dockerfile", "compose.yaml", "trailboss.service")]
    used = {
        word
        for text in texts
        for word in re.findall(r"(?<![\w-])--(?:host|port|data|database|url|no-open)\b", text)
    }
    done = subprocess.run(
        [sys.executable, "-m", "trailboss", "serve", "--help"],
        env=os.environ | {"COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=True,
        timeout=50,
    )
    assert used == {"--host", "--port", "--data", "--database", "--url", "--no-open"}
    assert [option for option in used if option not in done.stdout] == []
