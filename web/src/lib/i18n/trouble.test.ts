import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROBLEMS } from './trouble';

const server = join(import.meta.dirname, '../../../../crates/server/src');
/** What no page can meet: addresses for other programs, and a plain request to the address of the socket. */
const OTHERS = ['forwarded', 'local', 'socket'];

test('every problem of the server has words', () => {
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rs') && !file.includes('test'))
    .map((file) => readFileSync(join(server, file), 'utf8'))
    .join('\n');
  const made = /(?:\b(?:conflict|forbidden|bad_request|no)\(|Problem::new\(\s*StatusCode::\w+,)\s*"(\w+)"/g;
  const named = /BadName::\w+ => "(\w+)"/g;
  const codes = [...sources.matchAll(made), ...sources.matchAll(named)].map(([, code = '']) => code);
  expect(codes).toContain('talk_full');
  expect(codes).toContain('name_mixed');
  const known: readonly string[] = [...PROBLEMS, ...OTHERS];
  expect([...new Set(codes)].filter((code) => !known.includes(code))).toEqual([]);
});
