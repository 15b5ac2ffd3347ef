import {
  parseConfiguration,
  variableNames as servicesVariables,
} from '@kmx/services/configuration/parse-configuration.ts';
import { readConfiguration, variableNames as shellVariables } from '@kmx/shell/server/configuration.ts';
import { createEditorPasswordHash } from '../product-runner/editor-password.ts';

export type ProcessName = 'shell' | 'services';
type Variables = Readonly<Record<string, string>>;

/** The variables of each process, and the parser with which it starts. */
const processes = {
  shell: { names: shellVariables, parse: readConfiguration },
  services: { names: servicesVariables, parse: parseConfiguration },
} as const;

/** What Node and the C library read themselves. */
const platformVariables: ReadonlySet<string> = new Set([
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
  'NODE_ENV',
  'PATH',
]);

/** Values in the form of those that an operator puts into files. */
const secretValues: Variables = {
  CMS_TOKEN: 'kT9vQ2mXw7RfLb4Zs8Ye',
  CMS_DRAFT_TOKEN: 'Hn3cJ6uPd1GxVa5Ko0Wt',
  CMS_BROWSER_TOKEN: 'Qw8eRt5yUi2oPa9sDf4g',
  CONTENT_WEBHOOK_SECRET: 'Zx6cVb3nMq1wEr7tYu0i',
  FORMS_TOKEN: 'Bz7rEi4Sy2Uq9MgTl6Cj',
  IDENTITY_SECRET: 'Fw5oNk8Dh3Xp1ZvRt7Ab',
  EDITOR_SECRET: 'Lp4kJh7gFd2sAq9wEr6t',
  EDITOR_PASSWORD_HASH: createEditorPasswordHash(),
  DATABASE_URL: 'postgres://kmx:password@postgres:5432/kmx',
  RELEASES_DATABASE_URL: 'postgres://kmx_releases:password@postgres:5432/kmx_releases',
  S3_SECRET_ACCESS_KEY: 'Jd7sKq2wEr9tYu4iOp1a',
  REDIS_URL: 'redis://redis:6379',
  SERVICES_SECRET: 'Vb2nMk5jHg8fDs1aQw4e',
  SERVICES_TLS_CERT: '-----BEGIN CERTIFICATE-----',
  SERVICES_TLS_KEY: '-----BEGIN PRIVATE KEY-----',
  SMTP_URL: 'smtp://user:password@mail.example:587',
};

/** Variables that a process is given and does not know; they may be files. */
export function listUnknown(process: ProcessName, given: Variables): readonly string[] {
  const known = new Set([...processes[process].names, ...platformVariables]);
  return Object.keys(given).filter((name) => !known.has(name.replace(/_FILE$/, '')));
}

/** What the image itself sets for both processes. */
const imageVariables: Variables = { DATA_DIR: '/data', RELEASES_DIR: '/releases' };

/**
 * Parses an environment as the process does at its start, with sample values in place of files; throws what would end
 * the start.
 */
export function parseAsProcess(
  process: ProcessName,
  given: Variables,
): ReturnType<(typeof processes)[ProcessName]['parse']> {
  const values = Object.entries(given).map(([name, value]): readonly [string, string] => {
    const secret = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : null;
    if (secret === null) return [name, value];
    const sample = secretValues[secret];
    if (sample === undefined) throw new Error(`${name}: there is no sample of ${secret} in this test`);
    return [secret, sample];
  });
  return processes[process].parse({ ...imageVariables, ...Object.fromEntries(values) });
}
