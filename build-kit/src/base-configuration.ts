import { fileURLToPath } from 'node:url';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';

/** Where a bundle runs; only the browser bundle writes style sheets. */
export type BuildTarget = 'browser' | 'server';

// The oldest browsers that support light-dark(), which the colours use. Without this list the build would write every
// logical property several times, for all left-to-right and right-to-left languages.
const oldestBrowsers = ['chrome 123', 'edge 123', 'firefox 120', 'safari 17.5', 'ios_saf 17.5'];

const evaluateLoader = fileURLToPath(new URL('./evaluate-loader.mjs', import.meta.url));
const pagesLoader = fileURLToPath(new URL('./pages-loader.mjs', import.meta.url));
const catalogueLoader = fileURLToPath(new URL('./catalogue-loader.mjs', import.meta.url));

function createRules(target: BuildTarget): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
      type: 'javascript/auto',
    },
    { test: /\.module\.css$/, type: 'css/module' },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    { test: /\.woff2$/, type: 'asset/resource' },
    { test: /[\\/]src[\\/]pages\.ts$/, loader: pagesLoader, options: { target }, enforce: 'pre' },
    { test: /\.build\.ts$/, loader: evaluateLoader },
    { test: /locales[\\/][a-z]{2}\.json$/, loader: catalogueLoader, type: 'javascript/auto' },
  ];
}

/** The part of the rspack configuration that every bundle of the product has in common. */
export function createBaseConfiguration(folder: string, name: string, target: BuildTarget): Configuration {
  const css = {
    localIdentName: '[uniqueName]_[local]_[hash:6]',
    exportsOnly: target === 'server',
    exportsConvention: 'as-is' as const,
  };
  return {
    name: target,
    mode: 'production',
    context: folder,
    devtool: false,
    cache: false,
    // Both targets of a unit must give class names the same prefix.
    output: { uniqueName: name.replaceAll('-', '_'), clean: true },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: createRules(target),
      parser: { 'css/module': { namedExports: true }, javascript: { exportsPresence: 'error' } },
      generator: { 'css/module': css },
    },
    optimization: {
      // In their order, and not by a hash of their paths: the same sources give the same files in every folder, and short
      // names make small files. Nothing outside a release refers to an id or to the name of an export.
      moduleIds: 'natural',
      chunkIds: 'natural',
      mangleExports: 'size',
      // Below this size a separate request costs a page more than sharing the chunk with other pages saves.
      splitChunks: { minSize: 60_000 },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3, keep_fargs: false } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: oldestBrowsers } }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
