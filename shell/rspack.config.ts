import { createShellConfiguration } from '@kmx/build-kit/shell-configuration.ts';

// rspack wants a default export.
export default createShellConfiguration(import.meta.dirname);
