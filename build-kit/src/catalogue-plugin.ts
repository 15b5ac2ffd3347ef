import { readFile } from 'node:fs/promises';
import path from 'node:path';
import loadCatalogue from './catalogue-loader.mjs';

const prefix = '\0catalogue:';

/** The part of a Vite plugin that it needs; Vite is the tests' and not a dependency of builds. */
interface CataloguePlugin {
  readonly name: string;
  readonly enforce: 'pre';
  resolveId(source: string, importer: string | undefined): string | undefined;
  load(this: { addWatchFile(file: string): void }, id: string): Promise<string | undefined>;
}

/**
 * A Vite plugin that compiles message catalogues as the build does, for tests below a folder. The name of the module hides
 * `.json` from Vite's own JSON plugin.
 */
export function createCataloguePlugin(root: string): CataloguePlugin {
  return {
    name: 'kmx-catalogues',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !/^\.{0,2}\/.*\.json$/.test(source)) return undefined;
      // Vite has turned an import with a variable into a list of addresses from the root.
      const file = source.startsWith('/') ? path.join(root, source) : path.resolve(path.dirname(importer), source);
      return /[\\/]locales[\\/][a-z]{2}\.json$/.test(file) ? `${prefix}${file}.js` : undefined;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const file = id.slice(prefix.length, -'.js'.length);
      this.addWatchFile(file);
      return loadCatalogue(await readFile(file, 'utf8'));
    },
  };
}
