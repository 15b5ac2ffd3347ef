import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, SubresourceIntegrityPlugin } from '@rspack/core';
import * as v from 'valibot';
import { createBaseConfiguration } from './base-configuration.ts';
import { BuildRecordPlugin } from './build-record-plugin.ts';
import { ContainerRuntimePlugin } from './container-runtime-plugin.ts';
import { createBrowserOutput } from './create-browser-output.ts';
import { checkDeclaration, type RemoteBuildOptions } from './declaration.ts';
import { DropStatsPlugin } from './drop-stats-plugin.ts';
import { keepDeclaration } from './kept-declarations.ts';
import { OperationsPlugin, operationsFile } from './operations-plugin.ts';
import { serverModules, sharedModules } from './shared-modules.ts';
import { SortIntegritiesPlugin } from './sort-integrities-plugin.ts';
import { SortManifestPlugin } from './sort-manifest-plugin.ts';

const manifestSchema = v.object({
  metaData: v.object({ pluginVersion: v.string() }),
  exposes: v.array(
    v.object({
      name: v.string(),
      assets: v.object({
        js: v.object({ sync: v.array(v.string()) }),
        css: v.object({ sync: v.array(v.string()) }),
      }),
    }),
  ),
});

async function readExposedAssets(compiler: Compiler) {
  const file = path.join(compiler.outputPath, 'mf-manifest.json');
  const manifest = v.parse(manifestSchema, JSON.parse(await readFile(file, 'utf8')));
  const app = manifest.exposes.find((expose) => expose.name === 'app');
  if (!app) throw new Error(`${file} exposes no ./app`);
  return {
    browserEntry: 'remoteEntry.js',
    initial: { scripts: app.assets.js.sync, styles: app.assets.css.sync },
    // The plugin's own word: whichever version is installed made this container.
    federationVersion: manifest.metaData.pluginVersion,
  };
}

/** Builds a remote twice: a federated container for the browser and one CommonJS file for the render workers. */
export function createRemoteConfiguration(folder: string, name: string, options: RemoteBuildOptions): Configuration[] {
  const { operations, ...declared } = checkDeclaration(options);
  const file = operations === undefined ? {} : { operations: operationsFile };
  const record = new BuildRecordPlugin(async (compiler) => ({
    ...(await readExposedAssets(compiler)),
    ...declared,
    ...file,
  }));
  const server = createServerConfiguration(folder, name, record);
  if (operations !== undefined) {
    server.plugins?.unshift(new OperationsPlugin(path.resolve(folder, operations), declared.capabilities));
  }
  return keepDeclaration([createBrowserConfiguration(folder, name, record), server], options);
}

function createBrowserConfiguration(folder: string, name: string, record: BuildRecordPlugin): Configuration {
  const base = createBaseConfiguration(folder, name, 'browser');
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: { ...createBrowserOutput(base, folder), cssChunkFilename: '[name].css' },
    plugins: [
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        exposes: { './app': './src/remote.browser.ts' },
        shared: sharedModules,
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        experiments: {
          externalRuntime: true,
          asyncStartup: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new ContainerRuntimePlugin(),
      // The hash of the release manifest: a preload is used only where both agree.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      new SortIntegritiesPlugin(),
      new SortManifestPlugin(),
      new DropStatsPlugin(),
      record,
    ],
  };
}

function createServerConfiguration(folder: string, name: string, record: BuildRecordPlugin): Configuration {
  const base = createBaseConfiguration(folder, name, 'server');
  return {
    ...base,
    target: 'node24',
    // For the shell's log only: the map is next to the bundle, which browsers cannot request. Line numbers are enough.
    devtool: 'hidden-nosources-cheap-module-source-map',
    entry: { remote: './src/remote.server.ts' },
    output: {
      ...base.output,
      path: path.join(folder, 'dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: '[resource-path]',
    },
    plugins: [record],
    externalsType: 'commonjs2',
    externals: Object.fromEntries(serverModules.map((request) => [request, request])),
    optimization: { minimize: false },
  };
}
