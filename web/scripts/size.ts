// Prints how much script and style a phone loads, packed, until the first decision of a bot game.
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Chunks that the way from the home page to the first decision loads besides the entry. */
const ON_THE_WAY = ['Home', 'TablePage', 'Table', 'ui', 'avalon'];
const LIMIT = 150_000;

type Part = { name: string; bytes: number; counts: boolean };

export function size(): Plugin {
  return {
    name: 'roundtable-size',
    generateBundle(_, bundle) {
      const parts: Part[] = [];
      for (const [file, item] of Object.entries(bundle)) {
        const isChunk = item.type === 'chunk';
        const text = isChunk ? item.code : file.endsWith('.css') ? String(item.source) : '';
        if (text === '') continue;
        const module = isChunk ? (item.facadeModuleId ?? '') : '';
        const language = /locales\/(\w\w)\//.exec(module)?.[1];
        const named = ON_THE_WAY.some((name) => file.includes(`/${name}-`));
        const shared = isChunk && !item.isDynamicEntry;
        const counts = language ? language === 'en' && named : named || shared || !isChunk;
        parts.push({ name: file, bytes: gzipSync(text, { level: 9 }).length, counts });
      }
      const until = parts.filter((part) => part.counts);
      const total = until.reduce((sum, part) => sum + part.bytes, 0);
      const lines = until.map((part) => `  ${(part.bytes / 1000).toFixed(1).padStart(6)} kB  ${part.name}`);
      console.log(`\nuntil the first decision, packed:\n${lines.join('\n')}\n  ${(total / 1000).toFixed(1)} kB in all`);
      if (total > LIMIT) this.error(`more than ${LIMIT / 1000} kB of script and style until the first decision`);
    },
  };
}
