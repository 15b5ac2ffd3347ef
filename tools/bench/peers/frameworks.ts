import type { PageName, Peer } from './peer.ts';

/** A program of Node and its arguments, below the folder of a peer. */
interface Command {
  readonly words: readonly string[];
  /** Below the folder of the peer; by default that folder. */
  readonly folder?: string;
}

/** A framework, as its folder holds it. */
export interface Framework extends Omit<Peer, 'start' | 'versions'> {
  /** The packages whose versions say what was measured. */
  readonly packages: readonly string[];
  readonly builds: readonly Command[];
  readonly servers: readonly (Command & { readonly portVariable: string; readonly readyPath: string })[];
  /** Folder of files that are served as they are, relative to its own. */
  readonly publicFolder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const product = 'corvus-510';

const createPaths = (list: string, slash = ''): Readonly<Record<PageName, string>> => ({
  list: `${list}${slash}`,
  product: `${list}/${product}${slash}`,
});

const pages = { cached: createPaths('/list'), rendered: createPaths('/fresh/list') };
const vite = 'node_modules/vite/bin/vite.js';
const modern = '../node_modules/@modern-js/app-tools/bin/modern.js';
const localhost = '127.0.0.1';
// Written into the builds of host and remote, which find one another by it.
const remotePort = '43051';

/** What could be chosen instead, in the order of the table. */
export const frameworks: readonly Framework[] = [
  {
    name: 'plain',
    label: 'plain React',
    packages: ['react', 'express', 'vite'],
    cached: createPaths('/list'),
    rendered: createPaths('/list'),
    cache: null,
    compression: 'brotli 4 (compression)',
    builds: [
      { words: [vite, 'build', '--outDir', 'dist/client'] },
      { words: [vite, 'build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'] },
    ],
    servers: [{ words: ['server.js'], portVariable: 'PORT', readyPath: '/list' }],
    publicFolder: 'public',
  },
  {
    name: 'react-router',
    label: 'React Router',
    packages: ['react-router', 'react'],
    // Its server answers the address without the slash with a redirect to the file.
    cached: createPaths('/list', '/'),
    rendered: pages.rendered,
    cache: 'written at build time',
    compression: 'brotli 4 (compression)',
    builds: [{ words: ['node_modules/@react-router/dev/bin.cjs', 'build'] }],
    servers: [
      {
        words: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
        portVariable: 'PORT',
        readyPath: '/list/',
      },
    ],
    publicFolder: 'public',
    environment: { HOST: localhost },
  },
  {
    name: 'next',
    label: 'Next',
    packages: ['next', 'react'],
    ...pages,
    cache: 'static, revalidated after 60 s',
    compression: 'gzip',
    builds: [{ words: ['node_modules/next/dist/bin/next', 'build'] }],
    servers: [
      {
        words: ['node_modules/next/dist/bin/next', 'start', '-H', localhost],
        portVariable: 'PORT',
        readyPath: '/list',
      },
    ],
    publicFolder: 'public',
    environment: { NEXT_TELEMETRY_DISABLED: '1' },
  },
  {
    name: 'nuxt',
    label: 'Nuxt',
    packages: ['nuxt', 'vue'],
    ...pages,
    cache: 'routeRules swr',
    compression: 'none for documents',
    builds: [{ words: ['node_modules/nuxt/bin/nuxt.mjs', 'build'] }],
    servers: [{ words: ['.output/server/index.mjs'], portVariable: 'PORT', readyPath: '/list' }],
    publicFolder: 'public',
    environment: { NUXT_TELEMETRY_DISABLED: '1', HOST: localhost },
  },
  {
    name: 'modern',
    label: 'Module Federation',
    packages: ['@modern-js/app-tools', '@module-federation/modern-js-v3', 'react'],
    ...pages,
    cache: 'cacheOption',
    compression: 'none',
    builds: [
      { words: [modern, 'build'], folder: 'remote' },
      { words: [modern, 'build'], folder: 'host' },
    ],
    servers: [
      { words: [modern, 'serve'], folder: 'host', portVariable: 'PORT', readyPath: '/list' },
      {
        words: [modern, 'serve'],
        folder: 'remote',
        portVariable: 'REMOTE_PORT',
        readyPath: '/static/mf-manifest.json',
      },
    ],
    publicFolder: 'host/config/public',
    environment: { REMOTE_PORT: remotePort, MODERN_MF_AUTO_CORS: 'on' },
  },
];
