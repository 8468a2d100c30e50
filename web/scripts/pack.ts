// Packs what is worth packing beside itself, so that the server need not do it for every reader.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function pack(): Plugin {
  let folder = '';
  return {
    name: 'roundtable-pack',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true }) as string[]) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(file)) continue;
        const plain = readFileSync(join(folder, file));
        const packed = gzipSync(plain, { level: 9 });
        if (packed.length < plain.length * 0.9) writeFileSync(join(folder, `${file}.gz`), packed);
      }
    },
  };
}
