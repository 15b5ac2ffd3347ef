import path from 'node:path';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { createReactRefresh } from './react-refresh.mjs';

const hotClient = path.join(import.meta.dirname, `hot-client.browser${path.extname(import.meta.filename)}`);

/** Where a remote under development is built: outside of its sources and of the builds that are released. */
export function resolveDevelopmentFolder(folder: string): string {
  return path.join(folder, 'node_modules/.cache/kmx-development');
}

// In development React tells components by what this transformation writes beside them.
function addRefresh(rule: unknown): RuleSetRule {
  const given = rule as RuleSetRule;
  if (given.loader !== 'builtin:swc-loader') return given;
  const options = structuredClone(given.options) as { jsc: { transform: { react: object } } };
  Object.assign(options.jsc.transform.react, { development: true, refresh: true });
  return { ...given, options };
}

function createShared(configuration: Configuration): Configuration {
  return {
    ...configuration,
    mode: 'development',
    // No evaluated code: the policy of the pages forbids it.
    devtool: 'cheap-module-source-map',
    optimization: {
      ...{ minimize: false, moduleIds: 'named', chunkIds: 'named', splitChunks: false },
      // A build that failed gives no update: the page goes on with the one before.
      emitOnErrors: false,
    },
    stats: 'errors-warnings',
  };
}

/** The container as the shell opens it; a federated one would share the production React of the shell. */
export function writeDevelopmentEntry(name: string, folder: string): string {
  const browserHalf = JSON.stringify(path.resolve(folder, 'src/remote.browser.ts'));
  return `import * as app from ${browserHalf};
globalThis[${JSON.stringify(name)}] = { init: () => {}, get: () => Promise.resolve(() => app) };
`;
}

/** The two builds of a remote for development, made from those that are released; `entry` holds the development entry. */
export function createDevelopmentConfigurations(
  [browser, server]: readonly Configuration[],
  folder: string,
  entry: string,
): Configuration[] {
  if (browser === undefined || server === undefined) throw new Error('A remote has a browser and a server build');
  const out = resolveDevelopmentFolder(folder);
  return [
    {
      ...createShared(browser),
      entry: { remoteEntry: [hotClient, entry] },
      output: { ...browser.output, path: path.join(out, 'browser'), clean: false, crossOriginLoading: false },
      module: { ...browser.module, rules: (browser.module?.rules ?? []).map(addRefresh) },
      plugins: [new rspack.HotModuleReplacementPlugin(), createReactRefresh([/[\\/]node_modules[\\/]/, hotClient])],
    },
    {
      ...createShared(server),
      output: { ...server.output, path: path.join(out, 'server'), clean: false },
      // With a React of its own, as in the browser: both render in development.
      externals: {},
      plugins: [],
    },
  ];
}
