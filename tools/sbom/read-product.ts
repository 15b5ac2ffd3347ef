import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { PackageLock } from '../images/production-packages.mjs';

const namesSchema = v.optional(v.record(v.string(), v.string()));
const lockSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    // Looser than the type says: what is not read here may have any form.
    packages: v.record(
      v.string(),
      v.looseObject({
        version: v.optional(v.string()),
        license: v.optional(v.string()),
        integrity: v.optional(v.string()),
        dependencies: namesSchema,
        optionalDependencies: namesSchema,
        peerDependencies: namesSchema,
      }),
    ),
  }),
);
const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/, 'must be a semantic version')),
  }),
);

/** The version of the product, whose only place is the root package.json, and its lock file. */
export function readProduct(root: string): { readonly version: string; readonly lock: PackageLock } {
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const { version } = v.parse(manifestSchema, read('package.json'));
  // With exactOptionalPropertyTypes an optional field of valibot may be undefined, which JSON never is.
  return { version, lock: v.parse(lockSchema, read('package-lock.json')) as PackageLock };
}
