import { createRemoteConfiguration } from '@kmx/build-kit/remote-configuration.ts';

// rspack requires a default export.
export default createRemoteConfiguration(import.meta.dirname, 'remote-peers', {
  mounts: [{ path: '/peers', isLocalized: true, sites: 'main', kind: 'application', hasChrome: true }],
  capabilities: [],
  smokePages: ['/en/peers'],
});
