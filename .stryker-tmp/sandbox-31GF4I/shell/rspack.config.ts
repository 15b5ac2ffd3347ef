// @ts-nocheck
import { createShellConfiguration } from '@kmx/tools/build/shell-configuration.ts';

// rspack wants a default export.
export default createShellConfiguration(import.meta.dirname);
