import { createRemoteConfiguration } from '@kmx/build-kit/remote-configuration.ts';

// rspack requires a default export.
export default createRemoteConfiguration(import.meta.dirname, 'remote-public', {
  mounts: [{ path: '/', isLocalized: true, sites: 'all', kind: 'site', hasChrome: true }],
  capabilities: ['content', 'catalogue', 'search', 'forms', 'uploads'],
  smokePages: ['/en'],
});
