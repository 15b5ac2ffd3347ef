import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';

const manifestSchema = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string() }));

// A remote in a repository of its own is the repository, by the name in its package.json.
function isOwnRepository(root: string, name: UnitName): boolean {
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) return false;
  const manifest = v.safeParse(manifestSchema, readFileSync(file, 'utf8'));
  return manifest.success && manifest.output.name.replace(/^@[^/]+\//, '') === name;
}

/** The folder of a unit: that of its name, or `root` where that is the repository of the unit. */
export function findUnitFolder(root: string, name: UnitName): string {
  return isOwnRepository(root, name) ? root : `${root}/${name}`;
}
