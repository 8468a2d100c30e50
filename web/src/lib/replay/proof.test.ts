// The same published values that crates/game/tests/seed.rs is held to.
import { describe, expect, it } from 'vitest';
import { chacha12, commitment, dealKey, draws, fromHex, prove, roll, sha256, toHex } from './proof';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '7facc635fe6df6a5d4e072dce6ceb2e604a409bfcdc5f0e9638ed58f22b22a34';
const COUNTS = [2n, 3n, 5n, 7n, 10n, 60n, 21n, 2520n, 3_628_800n, 1n << 32n, 1n << 63n, (1n << 63n) + 1n, (1n << 64n) - 1n, 1n];
const PLAIN = [0n, 1n, 4n, 3n, 2n, 34n, 9n, 1268n, 846_661n, 3_615_523_422n, 6_201_275_798_754_430_624n, 5_239_259_702_552_639_776n, 18_397_833_442_878_989_108n, 0n];
const MIXED = [1n, 2n, 3n, 1n, 0n, 8n, 4n, 2351n, 3_398_901n, 1_382_045_977n, 8_772_844_879_923_843_034n, 5_986_651_337_872_167_972n, 17_315_199_936_941_020_857n, 0n];
const ADDED: [number, string][] = [
  [0, '0b9b61de568525becf187021122e7f6ed7f046c2caf469b51b4ddd1ac2295197'],
  [3, 'e7d0aba1c7dac29ce30e354b5dfb02e799362f67aac4134f11e7c82c67c9053d'],
  [9, '344e43d9113b8310a3db816648c8a3d7adcd9759885af9fb3a40027e0599cabb'],
];
const seed = fromHex(SEED)!;
const entropy = Array.from({ length: 10 }, (_, seat) => ADDED.find(([at]) => at === seat)?.[1] ?? null);

describe('the fair deal', () => {
  it('hashes as the standard says', () => {
    const of = (words: string) => toHex(sha256(new TextEncoder().encode(words)));
    expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(of('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
    expect(of('roundtable entropy 1dog')).toBe(ADDED[0]![1]);
  });
  it('streams as ChaCha12 of the zero key does', () => {
    expect(toHex(new Uint8Array(chacha12(new Uint8Array(32), 0n, 0n).buffer)).slice(0, 8)).toBe('9bf49a6a');
  });
  it('gives the published commitment and ways', () => {
    expect(commitment(seed)).toBe(COMMITMENT);
    const plain = dealKey(seed, []);
    expect(COUNTS.map((ways, k) => roll(plain, BigInt(k), ways))).toEqual(PLAIN);
    const mixed = dealKey(seed, entropy.map((each) => (each === null ? null : fromHex(each))));
    expect(COUNTS.map((ways, k) => roll(mixed, BigInt(k), ways))).toEqual(MIXED);
  });
  it('draws again where small ways would be favoured', () => {
    const key = dealKey(seed, []);
    const expected = [5_491_499_813_278_943_413n, 7_642_684_793_405_486_857n, 1_477_217_599_573_509_066n, 4_735_329_492_894_371_374n, 1_586_244_745_355_572_722n];
    expect(expected.map((_, k) => roll(key, BigInt(k), (1n << 63n) + 1n))).toEqual(expected);
    expect(roll(key, 1_000_000n, 1000n)).toBe(901n);
    expect(roll(key, 1n << 40n, 1000n)).toBe(52n);
  });
  it('proves a whole record and finds what was changed', () => {
    const words = MIXED.map((way, k) => `${way}/${COUNTS[k]}`);
    const record = `avalon 5 merlin,assassin\n${words.join(' ')}\n0p03 0+ 1-\n`;
    expect(draws(record)).toHaveLength(14);
    const archive = { seed: SEED, commitment: COMMITMENT, entropy, record };
    expect(prove(archive)).toEqual({ promised: true, added: 3, draws: 14, wrong: null });
    expect(prove({ ...archive, seed: SEED.replace('1f', '1e') }).promised).toBe(false);
    expect(prove({ ...archive, record: record.replace('3/5', '2/5') }).wrong).toBe(3);
    expect(prove({ ...archive, entropy: [] }).wrong).toBe(1);
    expect(prove({ ...archive, seed: 'x' })).toEqual({ promised: false, added: 3, draws: 14, wrong: 1 });
  });
});
