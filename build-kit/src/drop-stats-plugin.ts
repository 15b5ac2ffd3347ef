import { type Compiler, rspack } from '@rspack/core';

const statsFile = 'mf-stats.json';

/**
 * Drops the federation plugin's statistics about the build, except its manifest: nobody reads them, they publish our
 * source names, and the modules they list as used vary between builds, while the same sources must give the same
 * release.
 */
export class DropStatsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('DropStatsPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DropStatsPlugin', stage }, (assets) => {
        if (statsFile in assets) compilation.deleteAsset(statsFile);
      });
    });
  }
}
