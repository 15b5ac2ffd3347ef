import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { KmxError } from './kmx-error.ts';

const file = 'package.json';
const versionsSchema = v.optional(v.record(v.string(), v.string()), {});
const entries = { dependencies: versionsSchema, devDependencies: versionsSchema };
const textSchema = v.pipe(v.string(), v.parseJson());
/** What `npm install` writes where no package.json is. */
const installedSchema = v.pipe(textSchema, v.strictObject(entries));
const manifestSchema = v.pipe(textSchema, v.looseObject(entries));

function readInstalled(): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {};
  const installed = v.safeParse(installedSchema, readFileSync(file, 'utf8'));
  if (!installed.success) throw new KmxError(`${file} exists already: kmx new needs an empty repository.`);
  return { ...installed.output.dependencies, ...installed.output.devDependencies };
}

/** The files of a new repository, whose package.json names packages as they are installed already, such as by their files. */
export function keepInstalled(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const installed = readInstalled();
  const { dependencies, devDependencies, ...manifest } = v.parse(manifestSchema, files.get(file));
  const choose = (versions: Readonly<Record<string, string>>) =>
    Object.entries(versions).map(([name, version]) => [name, installed[name] ?? version] as const);
  const further = Object.entries(installed).filter(([name]) => !(name in dependencies || name in devDependencies));
  const merged = {
    ...manifest,
    dependencies: Object.fromEntries(choose(dependencies)),
    devDependencies: Object.fromEntries(
      [...choose(devDependencies), ...further].toSorted(([one], [other]) => one.localeCompare(other, 'en')),
    ),
  };
  return new Map([...files, [file, `${JSON.stringify(merged, null, 2)}\n`]]);
}
