import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { reportCheck } from './report-check.ts';
import { units } from './units.ts';

const configurationFiles = ['shell/src/server/configuration.ts', 'services/src/configuration/environment-schema.ts'];
// Public on purpose: they grant nothing.
const harmlessNames: ReadonlySet<string> = new Set(['PUBLIC_ORIGIN', 'LOG_LEVEL']);

/** Values in the servers' code that must never leave them. */
const serverValues = [
  'kmx-development-content',
  'kmx-development-draft',
  'kmx-development-browser',
  'kmx-development-forms',
  'kmx-development-webhook',
  'kmx-demo-2026',
  'Wire-1234!',
  '$argon2id$',
  '-----BEGIN PRIVATE KEY',
];

function readServerNames(): readonly string[] {
  const names = configurationFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}([A-Z]+_[A-Z_]+):/gm)].map(([, name = '']) => name),
  );
  return [...new Set([...names, 'RELEASE_PRIVATE_KEY', 'RELEASE_PRIVATE_KEYS', 'DATABASE_URL'])].filter(
    (name) => !harmlessNames.has(name),
  );
}

const secretsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

// The secrets of this machine may also have been built in by accident.
function readLocalValues(names: readonly string[]): readonly string[] {
  const local = ['secrets.json', 'public-secrets.json', 'release-keys.json', 'guard-keys.json', 'operator-keys.json']
    .map((name) => path.join(process.env['DATA_DIR'] || '.data', name))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.values(v.parse(secretsSchema, readFileSync(file, 'utf8'))));
  const given = names
    .filter((name) => /TOKEN$|SECRET$|HASH$|KEY$|_URL$/.test(name) && name !== 'AUTH_BASE_URL')
    .flatMap((name) => process.env[name] ?? []);
  return [...local, ...given].filter((value) => value.length >= 8);
}

const names = readServerNames();
if (names.length < 15) throw new Error('The names of the server variables were not found in the configuration files');
const localValues = readLocalValues(names);
const problems: string[] = [];
let count = 0;
for (const unit of units) {
  const folder = `${unit}/dist/browser`;
  if (!existsSync(folder)) {
    problems.push(`${folder} does not exist: build first`);
    continue;
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|json|map|html|svg)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    count += 1;
    problems.push(
      ...names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${file} names ${name}`),
      ...serverValues.filter((value) => text.includes(value)).map((value) => `${file} contains ${value}`),
      // The value itself must not reach the log of the check.
      ...localValues.filter((value) => text.includes(value)).map(() => `${file} contains a secret of this machine`),
    );
  }
}
if (count === 0 && problems.length === 0) problems.push('no browser file was found');
reportCheck(problems, `${count} browser files name none of ${names.length} server variables and contain no secret.`);
