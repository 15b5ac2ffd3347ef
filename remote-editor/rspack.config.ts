import { createRemoteConfiguration } from '@kmx/build-kit/remote-configuration.ts';

// rspack requires a default export.
export default createRemoteConfiguration(import.meta.dirname, 'remote-editor', {
  mounts: [{ path: '/editor', isLocalized: true, sites: 'main', kind: 'application', hasChrome: true }],
  capabilities: ['content-drafts'],
  smokePages: ['/en/editor'],
  operations: 'src/data/operations.build.ts',
});
