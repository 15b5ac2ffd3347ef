import { resolveS3Settings, type S3Settings, s3VariableNames } from '@kmx/server-kit/objects/s3-settings.server.ts';
import { readVariableFiles } from '@kmx/server-kit/operations/read-variable-files.server.ts';

/** Where a registry is: a folder, or a PostgreSQL database with an object store beside it. */
export type RegistryPlace =
  | { readonly kind: 'folder'; readonly directory: string }
  | { readonly kind: 'database'; readonly url: string; readonly objects: S3Settings };

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of a registry in a database, which this module also takes from files. */
export const registryVariableNames: readonly string[] = ['RELEASES_DATABASE_URL', ...s3VariableNames];

/** The registry's folder for commands, where RELEASES_DIR is not set. */
const defaultDirectory = '.releases';

function isDatabaseUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
}

/** Names every wrong variable. */
export class RegistryPlaceError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The release registry is not configured rightly:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'RegistryPlaceError';
    this.problems = problems;
  }
}

/**
 * Where the environment says that the registry is: with RELEASES_DATABASE_URL in that database and in the object store of
 * the variables `S3_...`, otherwise in the folder RELEASES_DIR (`.releases`). Throws RegistryPlaceError.
 */
export function readRegistryPlace(given: Environment): RegistryPlace {
  const { environment, problems } = readVariableFiles(given, registryVariableNames);
  const url = environment['RELEASES_DATABASE_URL'] ?? '';
  if (url === '' && problems.length === 0)
    return { kind: 'folder', directory: environment['RELEASES_DIR'] || defaultDirectory };
  const { settings, problems: objectProblems } = resolveS3Settings(environment);
  const all = [
    ...problems,
    ...(url === '' || isDatabaseUrl(url)
      ? []
      : ['RELEASES_DATABASE_URL: must be an address like postgres://user:password@host:5432/database']),
    ...objectProblems,
    ...(settings === null && objectProblems.length === 0
      ? ['S3_ENDPOINT: is missing; with RELEASES_DATABASE_URL the files of releases are in an object store']
      : []),
  ];
  if (all.length > 0 || settings === null) throw new RegistryPlaceError(all);
  return { kind: 'database', url, objects: settings };
}
