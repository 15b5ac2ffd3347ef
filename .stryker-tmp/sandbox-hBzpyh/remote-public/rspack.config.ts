// @ts-nocheck
import { createRemoteConfiguration } from '@kmx/tools/build/remote-configuration.ts';

// rspack wants a default export.
export default createRemoteConfiguration(import.meta.dirname, 'remote-public');
