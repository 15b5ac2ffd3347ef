import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { createVersionResolver } from '../new-remote/lock-file.ts';
import { root } from '../product-runner/repository-root.ts';
import { packages } from './packages.ts';

const namesSchema = v.record(v.string(), v.string());
const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ dependencies: namesSchema, devDependencies: namesSchema }),
);

/** Writes down the versions of what a new repository depends on, those of this repository, beside the compiled `kmx new`. */
export function writeVersions(folder: string): void {
  const template = path.join(root, 'tools/new-remote/own-repository/package.json');
  const { dependencies, devDependencies } = v.parse(manifestSchema, readFileSync(template, 'utf8'));
  const resolveVersion = createVersionResolver(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const workspaces = new Map(packages.map(({ name, workspace }) => [name, `@kmx/${workspace}`]));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const versions = Object.fromEntries(names.map((name) => [name, resolveVersion(workspaces.get(name) ?? name)]));
  writeFileSync(path.join(folder, 'dist/kmx/versions.json'), `${JSON.stringify(versions, null, 2)}\n`);
}
