import path from 'node:path';
import { earlierContractVersion } from '@kmx/shared-contracts/units.ts';
import { type Compiler, type Configuration, rspack, SubresourceIntegrityPlugin } from '@rspack/core';
import { createBaseConfiguration } from './base-configuration.ts';
import { BuildRecordPlugin, type ChunkFiles, isScript, isStyle } from './build-record-plugin.ts';
import { createBrowserOutput } from './create-browser-output.ts';
import { createNodeConfiguration } from './create-node-configuration.ts';
import { SortIntegritiesPlugin } from './sort-integrities-plugin.ts';

/** Builds the shell twice: its browser files are a release like a remote's, its server is the process that runs. */
export function createShellConfiguration(folder: string): Configuration[] {
  const record = new BuildRecordPlugin(readAssets);
  return [createBrowserConfiguration(folder, record), createServerConfiguration(folder, record)];
}

function readAssets(_compiler: Compiler, chunks: ChunkFiles) {
  const boot = (chunks.get('entry:boot') ?? []).find(isScript);
  const main = chunks.get('entry:main') ?? [];
  // The server renders the chrome long before its code loads: the styles belong to the document.
  const chrome = chunks.get('live-page') ?? [];
  if (chrome.length === 0) throw new Error('the shell has no chunk live-page');
  if (!boot) throw new Error('the shell has no boot script');
  return Promise.resolve({
    earlierContracts: [earlierContractVersion],
    browserEntry: boot,
    initial: { scripts: main.filter(isScript), styles: [...main, ...chrome].filter(isStyle) },
  });
}

function createBrowserConfiguration(folder: string, record: BuildRecordPlugin): Configuration {
  const base = createBaseConfiguration(folder, 'shell', 'browser');
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {
      boot: './src/browser/boot.ts',
      'part-rest': './src/browser/rest/rest.ts',
      'part-background': './src/browser/rest/background.ts',
      main: './src/browser/main.ts',
    },
    output: { ...createBrowserOutput(base, folder), assetModuleFilename: '[name].[contenthash:10][ext]' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        ...base.optimization?.splitChunks,
        cacheGroups: {
          vendor: {
            // Everything that changes only with a dependency, so that it stays cached across releases of the shell.
            test: /[\\/]node_modules[\\/]/,
            name: 'vendor',
            chunks: (chunk) => chunk.name === 'main',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      // Leaves the loaders for Node out of the federation runtime.
      new rspack.DefinePlugin({ ENV_TARGET: '"web"' }),
      // The hash of the release manifest: a preload is used only where both agree.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      new SortIntegritiesPlugin(),
      record,
    ],
  };
}

function createServerConfiguration(folder: string, record: BuildRecordPlugin): Configuration {
  return {
    ...createNodeConfiguration(createBaseConfiguration(folder, 'shell', 'server'), path.join(folder, 'dist/server')),
    entry: { main: './src/server/main.ts', worker: './src/server/workers/worker.ts' },
    plugins: [record],
  };
}
