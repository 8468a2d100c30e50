import { expect, test } from 'vitest';
import { chacha12, isFair, judge, way } from './deal';
import { hex, sha256, text } from './sha256';
import archive from './fixture.json';
import type { Archive } from '../net/messages';

test('SHA-256 of the standard examples', () => {
  expect(hex(sha256(text('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hex(sha256())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256(text('a'.repeat(119))))).toHaveLength(64);
});

test('a block depends on key, counter and stream', () => {
  const key = new Uint8Array(32);
  const first = chacha12(key, 0, 0);
  expect([...chacha12(key, 1, 0)]).not.toEqual([...first]);
  expect([...chacha12(key, 0, 1)]).not.toEqual([...first]);
  expect(way(key, 0, 1n)).toBe(0n);
});

test('a real game of the server is fair, and a changed one is not', () => {
  const played = archive as unknown as Archive;
  const verdict = judge(played);
  expect(verdict.of).toBeGreaterThan(0);
  expect(isFair(verdict)).toBe(true);
  expect(isFair(judge({ ...played, seed: played.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }))).toBe(
    false,
  );
  expect(judge({ ...played, entropy: ['00'.repeat(32)] }).draws).toBeLessThan(verdict.of);
});
