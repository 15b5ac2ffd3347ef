import { parseArgs } from 'node:util';
import { mountsSchema } from '@kmx/shared-contracts/mount.ts';
import { isRemoteName, type RemoteName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';

/** Why no remote was made, as a sentence for the person who asked; the exit code is 2. */
export class NotMadeError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotMadeError';
  }
}

/** What a new remote is called, where its pages are, and who owns it. */
export interface NewRemote {
  readonly name: RemoteName;
  readonly path: string;
  readonly isLocalized: boolean;
  readonly kind: 'application' | 'site';
  readonly team: string;
}

/** How to call the command. */
export const usage = `Usage: npm run new:remote -- remote-<name> --mount /<path> [--team <team>] [--not-localized]
                          [--kind application|site]

  --mount          where its pages are, without locale: /agenda
  --team           its owner in CODEOWNERS, @kmx/<team>; by default the name without "remote-"
  --not-localized  its addresses have no locale: /agenda instead of /{locale}/agenda
  --kind           site: published content, with canonical addresses; application (default): anything else`;

/** The longest mount that still fits into a line of its sources. */
const maxPath = 60;

function parseWords(words: readonly string[], help: string) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        mount: { type: 'string' },
        team: { type: 'string' },
        'not-localized': { type: 'boolean', default: false },
        kind: { type: 'string', default: 'application' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
  } catch (error) {
    throw new NotMadeError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

/** Parses the command line; null when only help is asked for. Throws NotMadeError, with `help` where the words are wrong. */
export function parseNewRemote(words: readonly string[], help = usage): NewRemote | null {
  const { positionals, values } = parseWords(words, help);
  if (values.help) return null;
  const [name, ...others] = positionals;
  const { mount: path, kind } = values;
  if (name === undefined || path === undefined || others.length > 0)
    throw new NotMadeError(`A new remote needs one name and --mount.\n\n${help}`);
  if (!isRemoteName(name))
    throw new NotMadeError(
      `${name} cannot be the name of a remote: remote- and lower-case words, at most 50 characters, as in remote-agenda.`,
    );
  if (kind !== 'application' && kind !== 'site') throw new NotMadeError(`--kind is application or site, not ${kind}.`);
  const team = values.team ?? name.slice('remote-'.length);
  if (!/^[a-z][a-z0-9-]{0,48}$/.test(team))
    throw new NotMadeError(`${team} cannot be the name of a team: lower-case letters, digits and hyphens.`);
  const isLocalized = !values['not-localized'];
  const mount = { path, isLocalized, sites: 'main', kind, hasChrome: true };
  const checked = v.safeParse(mountsSchema, [mount]);
  if (!checked.success) throw new NotMadeError(`--mount ${path}: ${checked.issues[0].message}.`);
  if (path === '/') throw new NotMadeError('--mount / is the place of the public site.');
  if (path.length > maxPath) throw new NotMadeError(`--mount ${path} is longer than ${maxPath} characters.`);
  return { name, path, isLocalized, kind, team };
}
