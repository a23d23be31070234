"""Web Push: notify a closed browser of a turn, through the push service of its vendor.

What is sent is encrypted for the browser (RFC 8291) and signed with the server's key (VAPID, RFC 8292),
which is made on the first start and kept with the tables. Needs the package `cryptography`.
"""

import base64
import json
import os
import struct
import time
from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

from trailboss.core.messages import LANGUAGES, format_message
from trailboss.server.api_error import ApiError
from trailboss.server.http.webhooks import BadWebhook, Webhooks
from trailboss.server.protocol.tables import PushSubscription
from trailboss.server.storage import Store
from trailboss.server.tables.room import Room
from trailboss.server.tables.stored.rows import PushRow

SERVICES: Final = (
    "*.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
"""The push services of browser vendors. They must have public addresses."""
TIME_TO_LIVE: Final = 24 * 3600
"""Seconds that a push service tries to reach the browser."""
SIGNATURE_SECONDS: Final = 12 * 3600
"""Seconds that a signature is valid."""
MAX_DEVICES: Final = 10
"""Devices of one guest."""
PUBLIC_KEY_BYTES: Final = 65
"""Bytes of a browser's public key."""
AUTH_BYTES: Final = 16
GONE: Final = (404, 410)
"""Statuses with which a push service reports a browser that has unsubscribed."""


def b64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class VapidKey:
    """The key by which push services know the server."""

    def __init__(self, text: str) -> None:
        """The private number in base64, as `new` makes it."""
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int.from_bytes(unb64(text), "big"), ec.SECP256R1())
        self.public = b64(_point(self._key.public_key()))

    @staticmethod
    def new() -> str:
        from cryptography.hazmat.primitives.asymmetric import ec

        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return b64(number.to_bytes(32, "big"))

    def authorization(self, endpoint: str, contact: str) -> str:
        """The VAPID header that identifies this server to a push service."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNATURE_SECONDS,
            "sub": contact,
        }
        signed = ".".join(b64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def _point(key: object) -> bytes:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    assert isinstance(key, ec.EllipticCurvePublicKey)
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encrypted(message: bytes, p256dh: bytes, auth: bytes) -> bytes:
    """A message that only the browser with these keys can read (RFC 8291, one record)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    ours = ec.generate_private_key(ec.SECP256R1())
    point, salt = _point(ours.public_key()), os.urandom(16)
    shared = _derived(auth, ours.exchange(ec.ECDH(), theirs), b"WebPush: info\0" + p256dh + point, 32)
    key = _derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", 4096, len(point)) + point
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class WebPush:
    """Notifies browsers of turns."""

    def __init__(self, store: Store, sender: Webhooks, base: str) -> None:
        """Use `open`."""
        self._store = store
        self._sender = sender
        self._base = base
        self._key: VapidKey | None = None

    async def open(self) -> None:
        """Read the server's key, or create it; without `cryptography`, nothing is sent."""
        if find_spec("cryptography") is not None:
            self._key = VapidKey(await self._store.kept_key("vapid", VapidKey.new()))

    @property
    def public_key(self) -> str | None:
        """What browsers need to subscribe; None if this server sends nothing."""
        return None if self._key is None else self._key.public

    async def subscribe(self, guest: str, given: PushSubscription, at: float) -> None:
        """Subscribe a guest's device; raises `ApiError` if it can't be notified."""
        try:
            target = self._sender.check(given.endpoint)
            keys = unb64(given.p256dh), unb64(given.auth)
            encrypted(b"", *keys)
        except (BadWebhook, ValueError) as error:
            raise ApiError("bad_push") from error
        right = len(keys[0]) == PUBLIC_KEY_BYTES and len(keys[1]) == AUTH_BYTES and given.lang in LANGUAGES
        if self._key is None or not right or not (target.secure or target.named):
            raise ApiError("bad_push")
        row = PushRow(given.endpoint, given.p256dh, given.auth, given.lang)
        await self._store.subscribe(guest, row, at, MAX_DEVICES)

    async def notify(self, room: Room, seat: int) -> None:
        """Notify the devices of a seat that it is its turn."""
        if self._key is None:
            return
        table = room.table
        contact = self._base if self._base.startswith("https:") else "mailto:trailboss@localhost"
        for row in await self._store.subscriptions(sorted(table.holders[seat])):
            notice = {
                "title": table.game.title(row.lang),
                "body": format_message("server.push_turn", {"name": table.seats[seat].name}, row.lang),
                "url": f"/t/{room.id}",
            }
            headers = {
                "Authorization": self._key.authorization(row.endpoint, contact),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(TIME_TO_LIVE),
                "Urgency": "normal",
            }
            body = encrypted(json.dumps(notice).encode(), unb64(row.p256dh), unb64(row.auth))
            if await self._sender.send(row.endpoint, body, headers) in GONE:
                await self._store.unsubscribe(row.endpoint)

    async def close(self) -> None:
        await self._sender.close()
