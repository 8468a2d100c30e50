import { describe, expect, it } from 'vitest';
import { GAMES, games } from '../games';
import { read, type Block, type Inline } from './markdown';

const files = import.meta.glob<string>('../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = (text: Inline[]) => text.map((each) => each.text).join('');

/** The numbers of rules that a document explains. */
const ids = (blocks: Block[]) =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.id;
    return block.kind === 'list' ? block.items.map(({ id }) => id) : [];
  });

describe('the documents of the rules', () => {
  it('are taken apart', () => {
    const blocks = read(
      [
        '# The *title*',
        '',
        '**XY-1.** One `code`, see XY-2.',
        'Second line.',
        '',
        '| a | b |',
        '|---|---|',
        '| 1 | **2** |',
        '',
        '- **XY-2** item',
        '  goes on',
        '- other, XY-9',
      ].join('\n'),
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'table', 'list']);
    const [heading, rule, table, list] = blocks;
    expect(heading).toMatchObject({ level: 1, id: 'the-title' });
    expect(rule).toMatchObject({ id: 'XY-1' });
    if (rule?.kind === 'paragraph') {
      expect(words(rule.text)).toBe('XY-1. One code, see XY-2. Second line.');
      expect(rule.text).toContainEqual({ kind: 'link', text: 'XY-2', href: '#XY-2' });
    }
    expect(table).toMatchObject({ rows: [[[{ text: '1' }], [{ kind: 'strong', text: '2' }]]] });
    if (list?.kind === 'list') {
      expect(list.items.map(({ id }) => id)).toEqual(['XY-2', '']);
      expect(words(list.items[0]!.text)).toBe('XY-2 item goes on');
      expect(list.items[1]!.text).toEqual([
        { kind: 'text', text: 'other, ' },
        { kind: 'text', text: 'XY-9' },
      ]);
    }
  });
  it.each(GAMES)('of %s have an anchor for every rule that a short rule covers', async (game) => {
    const source = Object.entries(files).find(([path]) => path.endsWith(`/${game}.md`))?.[1] ?? '';
    const found = new Set(ids(read(source)));
    const { SHORT } = await games[game].rules();
    for (const { rules } of SHORT)
      for (const [from, to] of rules)
        for (let number = from; number <= to; number += 1)
          expect(found, `${games[game].prefix}-${number}`).toContain(`${games[game].prefix}-${number}`);
  });
});
