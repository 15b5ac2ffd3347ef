import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { fillOwnRepository } from '../new-remote/fill-template.ts';
import { findObjection } from '../new-remote/find-rivals.ts';
import { NotMadeError, parseNewRemote } from '../new-remote/parse-arguments.ts';
import { openPresentRegistry } from '../release/open-registry.ts';
import { keepInstalled } from './keep-installed.ts';
import { KmxError } from './kmx-error.ts';

const versionsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
const usage = `Usage: kmx new remote-<name> --mount /<path> [--team <team>] [--not-localized] [--kind application|site]

  --mount          where its pages are, without locale: /agenda
  --team           its owner; by default the name without "remote-"
  --not-localized  its addresses have no locale: /agenda instead of /{locale}/agenda
  --kind           site: published content, with canonical addresses; application (default): anything else`;

/** The versions that this version of the packages was made and tested with. */
function createResolver(): (name: string) => string {
  const file = path.join(import.meta.dirname, 'versions.json');
  if (!existsSync(file)) throw new KmxError('kmx new is for other repositories; here it is npm run new:remote.');
  const versions = v.parse(versionsSchema, readFileSync(file, 'utf8'));
  return (name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`versions.json has no version of ${name}`);
    return version;
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseNewRemote(words, usage);
  } catch (error) {
    throw error instanceof NotMadeError ? new KmxError(error.message) : error;
  }
}

/**
 * `kmx new`: writes a remote into the current folder; nothing is written where one of its files exists already. A
 * `package.json` that `npm install` made may be there, and its dependencies stay.
 */
export async function newRepository(words: readonly string[]): Promise<number> {
  const remote = parseWords(words);
  if (remote === null) {
    console.log(usage);
    return 0;
  }
  const files = keepInstalled(fillOwnRepository(remote, createResolver()));
  const present = [...files.keys()].filter((file) => file !== 'package.json' && existsSync(file));
  if (present.length > 0) throw new KmxError(`${present[0]} exists already: kmx new needs an empty repository.`);
  const registry = openPresentRegistry(process.env);
  const objection = await findObjection(remote, '.', registry);
  await registry?.close();
  if (objection !== undefined) throw new KmxError(objection);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${remote.name} is made: ${files.size} files. Next:
  npm install
  npx kmx build
  npx kmx test
  npx kmx release publish ${remote.name}
  npx kmx release activate ${remote.name}@<version>      with the version that publish prints`);
  return 0;
}
