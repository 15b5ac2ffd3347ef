import { existsSync } from 'node:fs';
import { isUnitName } from '@kmx/shared-contracts/units.ts';
import { workspaces } from './workspaces.ts';

/** The units of this repository: workspaces that are built and released by themselves. */
export const units = workspaces.filter(isUnitName).filter((name) => existsSync(`${name}/rspack.config.ts`));
