import { type Compiler, rspack } from '@rspack/core';
import * as v from 'valibot';

const manifestFile = 'mf-manifest.json';
const manifestSchema = v.looseObject({ shared: v.array(v.looseObject({ id: v.string() })) });

/** A federation manifest with its shared modules in the order of their ids. */
export function sortManifest(text: string): string {
  const manifest = JSON.parse(text) as object;
  const shared = v.parse(manifestSchema, manifest).shared.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return JSON.stringify({ ...manifest, shared });
}

/**
 * Sorts the shared modules in the federation plugin's manifest: it lists them as they get ready, and the same sources must
 * give the same release.
 */
export class SortManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SortManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SortManifestPlugin', stage }, (assets) => {
        const source = assets[manifestFile]?.source();
        if (source === undefined) return;
        compilation.updateAsset(manifestFile, new rspack.sources.RawSource(sortManifest(String(source))));
      });
    });
  }
}
