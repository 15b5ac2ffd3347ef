import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const manifest = new URL('../../../package.json', import.meta.url);
const manifestSchema = v.pipe(v.string(), v.parseJson(), v.object({ dependencies: v.record(v.string(), v.string()) }));
const { dependencies } = v.parse(manifestSchema, readFileSync(manifest, 'utf8'));

function readVersion(name: string): string {
  const version = dependencies[name];
  if (version === undefined) throw new Error(`${name} is not a dependency of the shell`);
  return version;
}

/** Versions of the shared modules by package. */
export const sharedVersions: Readonly<Record<string, string>> = Object.fromEntries(
  ['react', 'react-dom', '@lingui/core', '@lingui/react', '@kmx/shared-contracts'].map((name) => [
    name,
    readVersion(name),
  ]),
);
