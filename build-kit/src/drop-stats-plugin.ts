import { type Compiler, rspack } from '@rspack/core';

const statsFile = 'mf-stats.json';

/**
 * Leaves out what the federation plugin tells of the build besides its manifest: nobody reads it, it names our sources to
 * everybody, and which modules it calls used changes from build to build, while the same sources must give the same release.
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
