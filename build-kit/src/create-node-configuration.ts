import type { Configuration } from '@rspack/core';

/** Configures a build of Node modules in a folder, which import packages instead of bundling them. */
export function createNodeConfiguration(base: Configuration, folder: string): Configuration {
  return {
    ...base,
    target: 'node24',
    output: {
      ...base.output,
      path: folder,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    externalsType: 'module',
    externals: [
      ({ request }, callback) => {
        // Packages stay packages: React in particular must be the one that remotes are given.
        const isPackage = request !== undefined && /^(?:@?[a-z])/.test(request) && !request.startsWith('@kmx/');
        callback(undefined, isPackage ? `module ${request}` : undefined);
      },
    ],
    optimization: { minimize: false },
  };
}
