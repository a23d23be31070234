"""A push service and a browser's keys, on the loopback: takes what a server pushes, and reads it."""

from __future__ import annotations

import json
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from trailboss.server.http.web_push import b64, unb64

AUTH = bytes(range(16))


class PushService(ThreadingHTTPServer):
    """Remembers what was pushed: the headers and the content."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.pushed: Queue[tuple[dict[str, str], bytes]] = Queue()
        self.status = 201
        self._key = ec.generate_private_key(ec.SECP256R1())
        public = self._key.public_key()
        self._point = public.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def subscription(self, device: str = "device") -> dict[str, str]:
        """What a browser would send to the server."""
        return {
            "endpoint": f"http://127.0.0.1:{self.server_port}/{device}",
            "p256dh": b64(self._point),
            "auth": b64(AUTH),
            "lang": "en",
        }

    def read(self, content: bytes) -> dict[str, Any]:
        """What the browser reads (RFC 8291)."""
        salt, size = content[:16], struct.unpack("!IB", content[16:21])[1]
        point, sealed = content[21 : 21 + size], content[21 + size :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        secret = self._key.exchange(ec.ECDH(), theirs)
        shared = _derived(AUTH, secret, b"WebPush: info\0" + self._point + point, 32)
        key = _derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(salt, shared, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        found: dict[str, Any] = json.loads(plain.removesuffix(b"\x02"))
        return found


class _Handler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        content = self.rfile.read(int(self.headers["content-length"]))
        self.server.pushed.put((dict(self.headers), content))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  as it is called there
        """Quiet."""


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def claims_of(authorization: str, public_key: str) -> dict[str, Any]:
    """What a VAPID header claims, if the server with that key has signed it."""
    token, key = (part.split("=", 1)[1] for part in authorization.removeprefix("vapid ").split(", "))
    assert key == public_key
    signed, _, signature = token.rpartition(".")
    raw = unb64(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    public.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(unb64(signed.split(".")[1]))
    return found


@contextmanager
def push_service() -> Iterator[PushService]:
    with PushService() as service:
        thread = threading.Thread(target=service.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield service
        finally:
            service.shutdown()
            thread.join()
