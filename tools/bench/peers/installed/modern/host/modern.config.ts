import { appTools, defineConfig } from '@modern-js/app-tools';
import { moduleFederationPlugin } from '@module-federation/modern-js-v3';

export default defineConfig({
  plugins: [appTools(), moduleFederationPlugin()],
  server: { ssr: { mode: 'stream' } },
  output: { disableTsChecker: true },
  // The font is among the public files, as with all peers.
  tools: { cssLoader: { url: { filter: (url: string) => !url.startsWith('/') } } },
  html: {
    meta: { description: 'Machines for wires, compared.' },
    tags: [
      {
        tag: 'link',
        attrs: {
          rel: 'preload',
          href: '/inter-latin-wght-normal.woff2',
          as: 'font',
          type: 'font/woff2',
          crossorigin: 'anonymous',
        },
      },
      { tag: 'link', attrs: { rel: 'icon', href: 'data:,' } },
    ],
  },
});
