import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createShellConfiguration } from '@kmx/build-kit/shell-configuration.ts';
import { rspack } from '@rspack/core';
import { root } from '../../product-runner/repository-root.ts';
import { type BuildDescription, parseBuildDescription } from '../../release/build-description.ts';
import { resolveBuildFolder, runBuild } from '../run-build.ts';

const directLoader = path.join(import.meta.dirname, 'direct-loader.mjs');
const remoteFile = path.join(root, 'remote-public/src/remote.browser.ts');

/** Builds the shell's browser code with the public remote inside and no federation; returns its folder and description. */
export async function buildOneBundle(): Promise<{ readonly folder: string; readonly description: BuildDescription }> {
  const shellConfiguration = createShellConfiguration(path.join(root, 'shell')).find(({ name }) => name === 'browser');
  if (!shellConfiguration) throw new Error('The shell has no configuration for the browser');
  const folder = path.join(resolveBuildFolder('one-bundle'), 'browser');
  await runBuild({
    ...shellConfiguration,
    output: { ...shellConfiguration.output, path: folder },
    resolve: { ...shellConfiguration.resolve, alias: { 'bundled-remote': remoteFile } },
    plugins: [
      ...(shellConfiguration.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(/federation\/load-remote\.ts$/, directLoader),
    ],
  });
  const description = parseBuildDescription(readFileSync(path.join(folder, '../build.json'), 'utf8'));
  const code = description.initial.scripts.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('');
  if (code.includes('kmx.federation')) throw new Error('The bundle still holds a federation');
  return { folder, description };
}
