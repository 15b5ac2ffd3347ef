import { createRemoteConfiguration } from '@kmx/build-kit/remote-configuration.ts';

// rspack requires a default export.
export default createRemoteConfiguration(import.meta.dirname, 'remote-styleguide', {
  mounts: [{ path: '/style-guide', isLocalized: false, sites: 'main', kind: 'application', hasChrome: false }],
  capabilities: [],
  smokePages: ['/style-guide'],
});
