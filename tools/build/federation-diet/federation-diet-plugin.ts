import { fileURLToPath } from 'node:url';
import { type Compiler, rspack } from '@rspack/core';

/** Modules of the federation runtime that the shell never runs, and the file that stands for each. */
const replacements = [
  { module: /runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/, file: 'snapshot-handler.mjs' },
  { module: /runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, file: 'preload.mjs' },
];

/**
 * Leaves out of the shell what the federation runtime carries for cases that cannot occur here (promise 3). Fails the
 * build when a module is not found where it was: then the runtime has changed and this list must be looked at.
 */
export class FederationDietPlugin {
  apply(compiler: Compiler): void {
    const found = new Set<string>();
    for (const { module, file } of replacements) {
      const substitute = fileURLToPath(new URL(file, import.meta.url));
      new rspack.NormalModuleReplacementPlugin(module, (data) => {
        found.add(file);
        data.request = substitute;
        if (data.createData) data.createData.resource = substitute;
      }).apply(compiler);
    }
    compiler.hooks.thisCompilation.tap('FederationDietPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('FederationDietPlugin', () => {
        for (const { file } of replacements) {
          if (!found.has(file))
            compilation.errors.push(
              new rspack.WebpackError(`${file} stands for no module of the federation runtime any more`),
            );
        }
      });
    });
  }
}
