import path from 'node:path';
import { createBaseConfiguration } from '@kmx/build-kit/base-configuration.ts';
import { createNodeConfiguration } from '@kmx/build-kit/create-node-configuration.ts';
import { root } from '../../product-runner/repository-root.ts';
import { resolveBuildFolder, runBuild } from '../run-build.ts';

/** Builds the shell's chrome as one module for the plain server, with the class names of the shell; returns its file. */
export async function buildChrome(): Promise<string> {
  const base = createBaseConfiguration(path.join(root, 'shell'), 'shell', 'server');
  const folder = resolveBuildFolder('chrome');
  await runBuild({
    ...createNodeConfiguration(base, folder),
    entry: { chrome: './src/server/chrome/render-chrome.tsx' },
  });
  return path.join(folder, 'chrome.mjs');
}
