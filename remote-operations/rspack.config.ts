import { createRemoteConfiguration } from '@kmx/build-kit/remote-configuration.ts';
import { firstPage } from './src/first-page.ts';

// rspack requires a default export.
export default createRemoteConfiguration(import.meta.dirname, 'remote-operations', {
  mounts: [{ path: firstPage, isLocalized: true, sites: 'main', kind: 'application', hasChrome: true }],
  capabilities: ['releases'],
  smokePages: [`/en${firstPage}`],
});
