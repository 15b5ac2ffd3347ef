import { appTools, defineConfig } from '@modern-js/app-tools';
import { moduleFederationPlugin } from '@module-federation/modern-js-v3';

const port = Number(process.env['REMOTE_PORT']);

export default defineConfig({
  plugins: [appTools(), moduleFederationPlugin()],
  server: { ssr: { mode: 'stream' }, port },
  output: { disableTsChecker: true, assetPrefix: `http://localhost:${port}` },
});
