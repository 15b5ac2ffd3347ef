import { type Compiler, rspack } from '@rspack/core';

/** One list of scripts and one of style sheets. */
const hashes = /\.(sriHashes|sriCssHashes)=\{([^{}]*)\}/g;

/** The list of hashes in a text in the order of its keys; the text itself when it holds none. */
export function sortIntegrities(text: string): string {
  return text.replace(hashes, (_, name: string, list: string) => `.${name}={${list.split(',').toSorted().join(',')}}`);
}

/**
 * Sorts the hashes of chunks that the integrity plugin writes into an entry: it writes them as they get ready, and the same
 * sources must give the same release.
 */
export class SortIntegritiesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SortIntegritiesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SortIntegritiesPlugin', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const text = String(source.source());
          const sorted = sortIntegrities(text);
          if (sorted !== text) compilation.updateAsset(name, new rspack.sources.RawSource(sorted));
        }
      });
    });
  }
}
