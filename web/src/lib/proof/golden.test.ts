// The values published in crates/game/tests/seed.rs, computed there by a program that shares no code with this project.
import { expect, test } from 'vitest';
import { chacha12, dealKey, reduced, way } from './deal';
import { bytes, hex, sha256, text } from './sha256';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '7facc635fe6df6a5d4e072dce6ceb2e604a409bfcdc5f0e9638ed58f22b22a34';
const COUNTS = [
  2n,
  3n,
  5n,
  7n,
  10n,
  60n,
  21n,
  2520n,
  3_628_800n,
  1n << 32n,
  1n << 63n,
  (1n << 63n) + 1n,
  (1n << 64n) - 1n,
  1n,
];
const PLAIN = [
  0n,
  1n,
  4n,
  3n,
  2n,
  34n,
  9n,
  1268n,
  846_661n,
  3_615_523_422n,
  6_201_275_798_754_430_624n,
  5_239_259_702_552_639_776n,
  18_397_833_442_878_989_108n,
  0n,
];
const MIXED = [
  1n,
  2n,
  3n,
  1n,
  0n,
  8n,
  4n,
  2351n,
  3_398_901n,
  1_382_045_977n,
  8_772_844_879_923_843_034n,
  5_986_651_337_872_167_972n,
  17_315_199_936_941_020_857n,
  0n,
];
const ADDED = [
  '0b9b61de568525becf187021122e7f6ed7f046c2caf469b51b4ddd1ac2295197',
  null,
  null,
  'e7d0aba1c7dac29ce30e354b5dfb02e799362f67aac4134f11e7c82c67c9053d',
  null,
  null,
  null,
  null,
  null,
  '344e43d9113b8310a3db816648c8a3d7adcd9759885af9fb3a40027e0599cabb',
];

test('the published commitment, entropy and stream', () => {
  expect(hex(sha256(text('roundtable commitment 1'), bytes(SEED)))).toBe(COMMITMENT);
  expect(reduced('dog')).toBe(ADDED[0]);
  expect(hex(new Uint8Array(chacha12(new Uint8Array(32), 0, 0).buffer)).slice(0, 8)).toBe('9bf49a6a');
});

test('the published ways, without and with what seats added', () => {
  const plain = dealKey(SEED, []);
  expect(COUNTS.map((ways, index) => way(plain, index, ways))).toEqual(PLAIN);
  const mixed = dealKey(SEED, ADDED);
  expect(COUNTS.map((ways, index) => way(mixed, index, ways))).toEqual(MIXED);
});

test('numbers that would favour small ways are drawn again', () => {
  const key = dealKey(SEED, []);
  const expected = [
    5_491_499_813_278_943_413n,
    7_642_684_793_405_486_857n,
    1_477_217_599_573_509_066n,
    4_735_329_492_894_371_374n,
    1_586_244_745_355_572_722n,
  ];
  expect(expected.map((_, index) => way(key, index, (1n << 63n) + 1n))).toEqual(expected);
  expect(way(key, 1_000_000, 1000n)).toBe(901n);
});
