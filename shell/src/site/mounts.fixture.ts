import type { Mount } from '@kmx/shared-contracts/mount.ts';
import { createMountTable } from './mount-table.ts';

const application = { isLocalized: true, sites: 'main', kind: 'application', hasChrome: true } as const;
const all: readonly (readonly [`remote-${string}`, Mount])[] = [
  ['remote-public', { ...application, path: '/', sites: 'all', kind: 'site' }],
  ['remote-portal', { ...application, path: '/mykomax' }],
  ['remote-editor', { ...application, path: '/editor' }],
  ['remote-styleguide', { ...application, path: '/style-guide', isLocalized: false, hasChrome: false }],
];

/** The mounts of the product's remotes. */
export const mounts = createMountTable(all.map(([name, mount]) => ({ name, mounts: [mount] })));
