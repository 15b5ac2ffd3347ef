import { createRemoteConfiguration } from '@kmx/build-kit/remote-configuration.ts';

// rspack wants a default export.
export default createRemoteConfiguration(import.meta.dirname, 'remote-public');
