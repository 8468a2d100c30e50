// Writes the service worker. It keeps the first page and its words in every language, so that the page opens although the
// server is away; what is fetched later it keeps as it comes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

export function worker(): Plugin {
  let root = '';
  return {
    name: 'roundtable-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
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
      for (const item of Object.values(bundle)) {
        if (item.type === 'chunk' && (item.isEntry || item.facadeModuleId?.match(/[/-]ui\.ftl/))) take(item);
      }
      // The names of parts change with their content, so the list of all is the build.
      const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12);
      const shell = ['/', '/icon.svg', '/manifest.webmanifest', ...[...files].sort().map((file) => `/${file}`)];
      const source = readFileSync(join(root, 'src/worker.js'), 'utf8')
        .replace("'BUILD'", `'${build}'`)
        .replace("['SHELL']", JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}
