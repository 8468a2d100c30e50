// Checks that the deal was fair, by the definitions of crates/game/src/seed.rs:
//   commitment = SHA-256("roundtable commitment 1" ‖ seed)
//   deal key   = SHA-256("roundtable deal 1" ‖ seed ‖ for each seat 0…9: length byte ‖ its entropy)
//   way k      = the first u64 x of ChaCha12(deal key, stream k) below ways · ⌊2⁶⁴ / ways⌋, modulo ways
import type { Archive } from '../net/messages';
import { bytes, hex, sha256, text } from './sha256';

export type Verdict = {
  /** Whether the commitment published before the game belongs to this seed. */
  promise: boolean;
  /** How many of the recorded draws follow from the seed and the players' entropy, and how many draws there are. */
  draws: number;
  of: number;
  /** How many players added entropy. */
  added: number;
  key: string;
};

const SEATS = 10;

export function dealKey(seed: string, entropy: (string | null)[]): Uint8Array {
  const added = Array.from({ length: SEATS }, (_, seat) => {
    const own = entropy[seat] ? bytes(entropy[seat]) : new Uint8Array();
    return Uint8Array.from([own.length, ...own]);
  });
  return sha256(text('roundtable deal 1'), bytes(seed), ...added);
}

/** The bytes of a player's entropy that are used. */
export const reduced = (words: string) => hex(sha256(text('roundtable entropy 1'), text(words)));

const spin = (word: number, by: number) => (word << by) | (word >>> (32 - by));

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!;
  x[d] = spin(x[d]! ^ x[a]!, 16);
  x[c] = x[c]! + x[d]!;
  x[b] = spin(x[b]! ^ x[c]!, 12);
  x[a] = x[a]! + x[b]!;
  x[d] = spin(x[d]! ^ x[a]!, 8);
  x[c] = x[c]! + x[d]!;
  x[b] = spin(x[b]! ^ x[c]!, 7);
}

/** One block of ChaCha12: sixteen words. */
export function chacha12(key: Uint8Array, counter: number, stream: number): Uint32Array {
  const view = new DataView(key.buffer, key.byteOffset, 32);
  const words = Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true));
  const start = Uint32Array.from([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...words, counter, 0, stream, 0]);
  const x = start.slice();
  for (let round = 0; round < 6; round += 1) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  return x.map((word, i) => word + start[i]!);
}

/** The result of draw number `index`, which has so many possible results. */
export function way(key: Uint8Array, index: number, ways: bigint): bigint {
  const all = 1n << 64n;
  const fair = all - (all % ways);
  for (let counter = 0; ; counter += 1) {
    const block = chacha12(key, counter, index);
    for (let i = 0; i < 16; i += 2) {
      const x = (BigInt(block[i + 1]!) << 32n) | BigInt(block[i]!);
      if (x < fair) return x % ways;
    }
  }
}

export function judge(archive: Archive): Verdict {
  const promise = hex(sha256(text('roundtable commitment 1'), bytes(archive.seed))) === archive.commitment;
  const key = dealKey(archive.seed, archive.entropy);
  const recorded = archive.record
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => /^\d+\/\d+$/.test(word));
  const right = recorded.filter((word, index) => {
    const [went = '0', ways = '1'] = word.split('/');
    return way(key, index, BigInt(ways)) === BigInt(went);
  });
  const added = archive.entropy.filter((each) => each !== null).length;
  return { promise, draws: right.length, of: recorded.length, added, key: hex(key) };
}

export const isFair = (verdict: Verdict) => verdict.promise && verdict.draws === verdict.of;
