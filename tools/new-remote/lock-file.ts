import * as v from 'valibot';

const entrySchema = v.looseObject({ name: v.optional(v.string()), version: v.optional(v.string()) });
const lockSchema = v.looseObject({ packages: v.record(v.string(), entrySchema) });
const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    version: v.string(),
    dependencies: v.record(v.string(), v.string()),
    devDependencies: v.record(v.string(), v.string()),
  }),
);

/** The value as it is written: npm keeps the order of fields, which parsing by a schema would change. */
function readLock(text: string): v.InferInput<typeof lockSchema> {
  const lock: unknown = JSON.parse(text);
  v.assert(lockSchema, lock);
  return lock;
}

/** The exact version of a package in this repository, by the text of `package-lock.json`; throws for one that is not there. */
export function createVersionResolver(lockText: string): (name: string) => string {
  const { packages } = readLock(lockText);
  const workspaces = new Map(Object.values(packages).map((entry) => [entry.name, entry]));
  return (name) => {
    const version = (name.startsWith('@kmx/') ? workspaces.get(name) : packages[`node_modules/${name}`])?.version;
    if (version === undefined) throw new Error(`package-lock.json has no version of ${name}`);
    return version;
  };
}

/** Adds a workspace to the text of `package-lock.json`, as npm would: the next install then has nothing to resolve. */
export function addToLock(lockText: string, folder: string, manifestText: string): string {
  const { packages, ...lock } = readLock(lockText);
  const manifest = v.parse(manifestSchema, manifestText);
  const entries = Object.entries({
    ...packages,
    [folder]: manifest,
    [`node_modules/${manifest.name}`]: { resolved: folder, link: true },
  });
  const sorted = entries.toSorted(([left], [right]) => left.localeCompare(right, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}
