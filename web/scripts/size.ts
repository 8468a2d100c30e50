// The compressed script and style that a phone loads until the first decision of a game with bots: everything that the
// entry, the table and Avalon import, and their messages in the largest language. The build fails over the limit.
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** The modules between the home page and the first decision; what they import counts too. */
const WAY = ['/src/pages/TablePage.svelte', '/src/lib/games/avalon/Table.svelte'];
const WORDS = ['ui', 'avalon'];
const LIMIT = 150_000;

const packed = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

export function size(): Plugin {
  return {
    name: 'roundtable-size',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((item): item is Rollup.OutputChunk => item.type === 'chunk');
      const of = (end: string) => {
        const found = chunks.find((chunk) => chunk.facadeModuleId?.split('?')[0]?.endsWith(end));
        if (!found) this.error(`${end} is no part of its own: say anew what loads until the first decision`);
        return found;
      };
      const files = new Set<string>();
      const take = (chunk: Rollup.OutputChunk) => {
        if (files.has(chunk.fileName)) return;
        files.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
        for (const file of chunk.imports) {
          const next = bundle[file];
          if (next?.type === 'chunk') take(next);
        }
      };
      for (const chunk of chunks.filter((each) => each.isEntry)) take(chunk);
      for (const end of WAY) take(of(end));
      const words = new Map<string, Rollup.OutputChunk[]>();
      for (const chunk of chunks) {
        const file = chunk.facadeModuleId?.match(`/locales/(\\w\\w)/(?:\\w+-)?(?:${WORDS.join('|')})\\.ftl`);
        if (file?.[1]) words.set(file[1], [...(words.get(file[1]) ?? []), chunk]);
      }
      const bytes = (all: Rollup.OutputChunk[]) => all.reduce((sum, chunk) => sum + packed(chunk.code), 0);
      const largest = [...words.values()].sort((a, b) => bytes(b) - bytes(a))[0];
      if (!largest) this.error('there are no words');
      else for (const chunk of largest) take(chunk);
      let total = 0;
      const lines: string[] = [];
      for (const file of files) {
        const item = bundle[file];
        if (!item) continue;
        const bytes = packed(item.type === 'chunk' ? item.code : item.source);
        total += bytes;
        lines.push(`  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${file}`);
      }
      console.log(`\nuntil the first decision, packed:\n${lines.join('\n')}\n  ${(total / 1000).toFixed(1)} kB in all`);
      if (total > LIMIT) this.error(`more than ${LIMIT / 1000} kB of script and style until the first decision`);
    },
  };
}
