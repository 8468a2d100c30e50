// The fair deal, checked in the page with nothing but arithmetic: a page from a plain-http server has no crypto.subtle.
// The three formulas are those of crates/game/src/seed.rs.

const K = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const H = Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits of a number's fraction, as the standard defines its constants. */
function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32) >>> 0;
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  const length = (((bytes.length + 8) >> 6) + 1) << 6;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  const state = Uint32Array.from(H);
  const w = new Uint32Array(64);
  const at = (list: Uint32Array, index: number) => list[index] ?? 0;
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const [x, y] = [at(w, i - 15), at(w, i - 2)];
      w[i] = at(w, i - 16) + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + at(w, i - 7) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = at(state, i) + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

export function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const text = (words: string) => new TextEncoder().encode(words);

export const commitment = (seed: Uint8Array) => toHex(sha256(join(text('roundtable commitment 1'), seed)));

/** Ten seats, each with a length byte and what it added. */
export function dealKey(seed: Uint8Array, entropy: (Uint8Array | null)[]): Uint8Array {
  const added = Array.from({ length: 10 }, (_, seat) => entropy[seat] ?? new Uint8Array());
  return sha256(join(text('roundtable deal 1'), seed, ...added.flatMap((bytes) => [Uint8Array.of(bytes.length), bytes])));
}

/** One block of ChaCha12: 64-bit block counter, 64-bit stream. */
export function chacha12(key: Uint8Array, counter: bigint, stream: bigint): Uint32Array {
  const words = new DataView(key.buffer, key.byteOffset, 32);
  const low = (x: bigint) => Number(x & 0xffff_ffffn);
  const start = Uint32Array.of(
    0x61707865, 0x3320646e, 0x79622d32, 0x6b206574,
    ...Array.from({ length: 8 }, (_, i) => words.getUint32(i * 4, true)),
    low(counter), low(counter >> 32n), low(stream), low(stream >> 32n),
  );
  const x = Uint32Array.from(start);
  const get = (i: number) => x[i] ?? 0;
  const mix = (a: number, b: number, to: number, by: number) => {
    x[a] = get(a) + get(b);
    x[to] = turn(get(to) ^ get(a), 32 - by);
  };
  const quarter = (a: number, b: number, c: number, d: number) => {
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
  };
  for (let round = 0; round < 6; round += 1) {
    for (let i = 0; i < 4; i += 1) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i += 1) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((word, i) => word + (start[i] ?? 0));
}

/** Way `k` among so many: the first number of stream `k` that favours none, modulo the ways. */
export function roll(key: Uint8Array, k: bigint, ways: bigint): bigint {
  const limit = ways * ((1n << 64n) / ways);
  for (let block = 0n; ; block += 1n) {
    const words = chacha12(key, block, k);
    for (let i = 0; i < 16; i += 2) {
      const x = (BigInt(words[i + 1] ?? 0) << 32n) | BigInt(words[i] ?? 0);
      if (x < limit) return x % ways;
    }
  }
}

/** The draws in a record: `37/60` is way 37 of 60. */
export function draws(record: string): { way: bigint; ways: bigint }[] {
  const words = record.split('\n').slice(1).filter((line) => !line.startsWith('#')).join(' ').split(/\s+/);
  return words.flatMap((word) => {
    const [, way, ways] = /^(\d+)\/(\d+)$/.exec(word) ?? [];
    return way === undefined || ways === undefined ? [] : [{ way: BigInt(way), ways: BigInt(ways) }];
  });
}

export type Proof = {
  /** Whether the seed is the one that was promised. */
  promised: boolean;
  /** How many seats added something of their own. */
  added: number;
  /** How many draws there were, and the first that the seed does not give, counting from 1. */
  draws: number;
  wrong: number | null;
};

export function prove(archive: { seed: string; commitment: string; entropy: (string | null)[]; record: string }): Proof {
  const seed = fromHex(archive.seed);
  const entropy = archive.entropy.map((each) => (each === null ? null : fromHex(each)));
  const recorded = draws(archive.record);
  const added = entropy.filter((each) => each !== null).length;
  if (seed === null || seed.length !== 32) return { promised: false, added, draws: recorded.length, wrong: 1 };
  const key = dealKey(seed, entropy);
  const first = recorded.findIndex(({ way, ways }, k) => ways < 1n || roll(key, BigInt(k), ways) !== way);
  return { promised: commitment(seed) === archive.commitment.toLowerCase(), added, draws: recorded.length, wrong: first < 0 ? null : first + 1 };
}
