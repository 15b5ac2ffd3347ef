import path from 'node:path';
import { createBaseConfiguration } from '@kmx/build-kit/base-configuration.ts';
import { root } from '../../product-runner/repository-root.ts';
import { resolveBuildFolder, runBuild } from '../run-build.ts';

/** Builds the shell's chrome as one module for the plain server, with the class names of the shell; returns its file. */
export async function buildChrome(): Promise<string> {
  const base = createBaseConfiguration(path.join(root, 'shell'), 'shell', 'server');
  const folder = resolveBuildFolder('chrome');
  await runBuild({
    ...base,
    target: 'node24',
    entry: { chrome: './src/server/chrome/render-chrome.tsx' },
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
        const isPackage = request !== undefined && /^(?:@?[a-z])/.test(request) && !request.startsWith('@kmx/');
        callback(undefined, isPackage ? `module ${request}` : undefined);
      },
    ],
    optimization: { minimize: false },
  });
  return path.join(folder, 'chrome.mjs');
}
