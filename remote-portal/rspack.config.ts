import { createRemoteConfiguration } from '@kmx/build-kit/remote-configuration.ts';

// rspack requires a default export.
export default createRemoteConfiguration(import.meta.dirname, 'remote-portal', {
  mounts: [{ path: '/mykomax', isLocalized: true, sites: 'main', kind: 'application', hasChrome: true }],
  capabilities: ['desk', 'identity', 'uploads'],
  smokePages: ['/en/mykomax'],
});
