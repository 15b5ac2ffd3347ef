import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { ContainerRuntimePlugin } from './container-runtime-plugin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-container-'));
writeFileSync(path.join(folder, 'app.js'), 'export const app = 1;');
afterAll(() => rmSync(folder, { recursive: true }));

async function build(plugin: ContainerRuntimePlugin): Promise<readonly string[]> {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: {},
    output: { path: path.join(folder, 'dist') },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' }] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'small',
        filename: 'remoteEntry.js',
        exposes: { './app': './app.js' },
        manifest: false,
        dts: false,
      }),
      plugin,
    ],
  });
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  compiler.run((error, stats) =>
    error ? reject(error) : resolve(stats?.compilation.errors.map(({ message }) => message) ?? []),
  );
  return promise;
}

it('ARC-010 a container is built with our runtime, and a build in which the replacement does not take hold fails', async () => {
  expect(await build(new ContainerRuntimePlugin())).toEqual([]);
  const [problem] = await build(new ContainerRuntimePlugin(/a file of a later version$/));
  expect(problem).toContain('must hold the runtime of build-kit and no other, but holds');
  expect(problem).toContain('webpack-bundler-runtime');
});
