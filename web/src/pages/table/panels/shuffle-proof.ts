// Was the shuffle what was promised? The server sealed "SALT:SEED" by SHA-256 before anybody sat down.

/** SHA-256 of a text as hex. By the browser where it may; by hand where the page came over plain http. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : sha256ByHand(bytes);
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function matches(commitment: string, salt: string, seed: number): Promise<boolean> {
  return (await sha256(`${salt}:${seed}`)) === commitment.toLowerCase();
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The first 32 bits of the fractional parts of a root of each of the first primes (FIPS 180-4). */
function constants(count: number, root: (prime: number) => number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
    if (prime) found.push(Math.floor((root(candidate) % 1) * 2 ** 32) | 0);
  }
  return found;
}

/** FIPS 180-4 for short texts. `crypto.subtle` is missing on pages that came over plain http from another machine. */
export function sha256ByHand(bytes: Uint8Array): Uint8Array {
  const K = constants(64, Math.cbrt);
  const H = constants(8, Math.sqrt);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  for (let block = 0; block < padded.length; block += 64) {
    const w = Array.from({ length: 16 }, (_, index) => view.getInt32(block + 4 * index));
    for (let t = 16; t < 64; t++) {
      const low = w[t - 15]!;
      const high = w[t - 2]!;
      const s0 = rotate(low, 7) ^ rotate(low, 18) ^ (low >>> 3);
      const s1 = rotate(high, 17) ^ rotate(high, 19) ^ (high >>> 10);
      w.push((w[t - 16]! + s0 + w[t - 7]! + s1) | 0);
    }
    let [a, b, c, d, e, f, g, h] = H as [number, number, number, number, number, number, number, number];
    for (let t = 0; t < 64; t++) {
      const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + big1 + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
      const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (H[index] = (H[index]! + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  H.forEach((word, index) => digest.setInt32(4 * index, word));
  return new Uint8Array(digest.buffer);
}
