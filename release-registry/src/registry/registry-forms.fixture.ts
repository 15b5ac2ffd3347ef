import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openS3ObjectStore } from '@kmx/server-kit/objects/s3-object-store.server.ts';
import { resolveS3Settings } from '@kmx/server-kit/objects/s3-settings.server.ts';
import { type ObjectServer, startObjectServer } from '@kmx/test-kit/object-server.ts';
import { type PostgresServer, startPostgres } from '@kmx/test-kit/postgres-server.ts';
import { openPostgresReleaseDatabase } from '../database/postgres-release-database.server.ts';
import type { ReleaseDatabase, RunQuery } from '../database/release-database.ts';
import { prepareReleaseSchema } from '../database/release-schema.server.ts';
import { createFileReleasePointer } from '../pointer/file-release-pointer.server.ts';
import { createFileStatementLog } from '../pointer/file-statement-log.server.ts';
import { createPostgresReleasePointer } from '../pointer/postgres-release-pointer.server.ts';
import { createPostgresStatementLog } from '../pointer/postgres-statement-log.server.ts';
import type { ReleasePointer } from '../pointer/release-pointer.ts';
import type { StatementLog } from '../pointer/statement-log.ts';
import type { PointerOptions } from '../pointer/statement-pointer.server.ts';
import type { ReleaseReference } from '../release/release-reference.ts';
import { createTestFolder } from '../release-fixture.ts';
import { createFileShellReports } from '../reports/file-shell-reports.server.ts';
import { createPostgresShellReports } from '../reports/postgres-shell-reports.server.ts';
import type { ShellReports } from '../reports/shell-reports.ts';
import { createFileReleaseStore } from '../store/file-release-store.server.ts';
import { createObjectReleaseStore } from '../store/object-release-store.server.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Whether there is a PostgreSQL server of the tests' own: `npm run cluster` sets this. Without it an embedded one is used. */
export const hasServer = process.env['TEST_POSTGRES'] === 'on';

/** An empty registry of one form, and what somebody does to it behind its back. */
export interface RegistryForm {
  /** Opens the store, as another process would. */
  readonly openStore: (onStep?: (step: string) => void) => ReleaseStore;
  readonly openPointer: (options?: Partial<PointerOptions>) => ReleasePointer;
  readonly openStatements: () => StatementLog;
  readonly openReports: () => ShellReports;
  /** Writes a file of a published release, whether it is there or not; null takes it away. */
  readonly writeFile: (release: ReleaseReference, path: string, content: string | null) => Promise<void>;
  readonly writeManifest: (release: ReleaseReference, text: string) => Promise<void>;
  /** Writes a statement, in the place of one that is there; null takes it away. */
  readonly writeStatement: (revision: number, text: string | null) => Promise<void>;
  /** Sets the time of a shell's report. */
  readonly dateReport: (shell: string, at: Date) => Promise<void>;
  readonly writeReport: (shell: string, text: string) => Promise<void>;
  /** What publications have left behind outside of releases. */
  readonly listLeftovers: () => Promise<readonly string[]>;
}

/** The steps of a publication; after the last one the release is there. */
export const storeSteps = {
  'in a folder': ['staging-created', 'file-written', 'staged', 'moved'],
  'in an object store': ['place-chosen', 'file-written', 'staged', 'claimed'],
} as const;

async function createFolderForm(): Promise<RegistryForm> {
  const { utimes } = await import('node:fs/promises');
  const folder = await createTestFolder();
  const store = createFileReleaseStore(folder);
  const statement = (revision: number) => join(folder, 'active', `${String(revision).padStart(8, '0')}.json`);
  const report = (shell: string) => join(folder, 'reports', `${shell}.json`);
  async function put(file: string, content: string | null): Promise<void> {
    if (content === null) return rm(file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return {
    openStore: (onStep = () => {}) => createFileReleaseStore(folder, { onStep }),
    openPointer: (options = {}) => createFileReleasePointer(folder, { trustedKeys: null, ...options }),
    openStatements: () => createFileStatementLog(folder),
    openReports: () => createFileShellReports(folder),
    writeFile: (release, path, content) => put(store.resolveFile(release, path), content),
    writeManifest: (release, text) => put(store.resolveFile(release, 'release.json'), text),
    writeStatement: (revision, text) => put(statement(revision), text),
    dateReport: (shell, at) => utimes(report(shell), at, at),
    writeReport: (shell, text) => put(report(shell), text),
    listLeftovers: async () => {
      const staging = join(folder, '.staging');
      return (await access(staging).then(
        () => readdir(staging),
        () => [],
      )) as string[];
    },
  };
}

let objectServer: Promise<ObjectServer> | null = null;
let postgres: Promise<PostgresServer> | null = null;
let embedded: Promise<PGlite> | null = null;
const closing: (() => Promise<unknown>)[] = [];

/** The database of one test on the embedded server, which has one session for all. */
async function openEmbedded(): Promise<ReleaseDatabase> {
  embedded ??= PGlite.create();
  const pglite = await embedded;
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await pglite.exec(`create schema ${schema}`);
  const query: RunQuery = async <Row>(text: string, values: readonly unknown[] = []) =>
    pglite.transaction(async (transaction) => {
      await transaction.exec(`set local search_path to ${schema}`);
      return (await transaction.query<Row>(text, [...values])).rows;
    });
  await prepareReleaseSchema(query);
  return { query, listen: (channel, onNotice) => pglite.listen(channel, onNotice), close: () => Promise.resolve() };
}

/** The address of a schema of a test's own on the server. */
export async function createServerSchema(): Promise<string> {
  postgres ??= startPostgres();
  const { url } = await postgres;
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const administrator = openPostgresReleaseDatabase(url);
  await administrator.query(`create schema ${schema}`);
  await administrator.close();
  return `${url}?options=-csearch_path%3D${schema}`;
}

/** Opens an empty database; on the server, if there is one, as often as asked. */
export async function createTestDatabase(): Promise<() => ReleaseDatabase> {
  if (!hasServer) {
    const database = await openEmbedded();
    return () => database;
  }
  const url = await createServerSchema();
  return () => {
    const database = openPostgresReleaseDatabase(url);
    closing.push(database.close);
    return database;
  };
}

/** The variables of an object store with nothing in it. */
export async function createObjectVariables(): Promise<Readonly<Record<string, string>>> {
  objectServer ??= startObjectServer();
  return { ...(await objectServer).variables, S3_PREFIX: `${randomUUID()}/` };
}

/** Opens an object store by its variables. */
export function openTestObjects(variables: Readonly<Record<string, string>>, { deadlineMs = 60_000 } = {}) {
  const { settings } = resolveS3Settings(variables);
  if (settings === null) throw new Error('the test has no object store');
  const objects = openS3ObjectStore(settings, { deadlineMs });
  closing.push(() => Promise.resolve(objects.close()));
  return objects;
}

async function createDatabaseForm(): Promise<RegistryForm> {
  const open = await createTestDatabase();
  const variables = await createObjectVariables();
  const objects = openTestObjects(variables);
  const { query } = open();
  const resolvePrefix = async ({ name, version }: ReleaseReference): Promise<string> => {
    const [row] = await query<{ place: string }>(
      'select place from release_manifest where name = $1 and version = $2',
      [name, version],
    );
    return `releases/${name}/${version}/${row?.place}/`;
  };
  return {
    openStore: (onStep = () => {}) =>
      createObjectReleaseStore({ database: open(), objects: openTestObjects(variables) }, { onStep }),
    openPointer: (options = {}) => createPostgresReleasePointer(open(), { trustedKeys: null, ...options }),
    openStatements: () => createPostgresStatementLog(open()),
    openReports: () => createPostgresShellReports(open()),
    writeFile: async (release, path, content) => {
      const key = `${await resolvePrefix(release)}${path}`;
      if (content === null) await objects.remove(key);
      else await objects.put(key, Buffer.from(content));
    },
    writeManifest: async ({ name, version }, text) => {
      await query('update release_manifest set text = $3 where name = $1 and version = $2', [name, version, text]);
    },
    writeStatement: async (revision, text) => {
      await query('delete from release_statement where revision = $1', [revision]);
      if (text !== null)
        await query('insert into release_statement (revision, text) values ($1, $2)', [revision, text]);
    },
    dateReport: async (shell, at) => {
      await query('update release_shell_report set written_at = $2 where shell = $1', [shell, at.toISOString()]);
    },
    writeReport: async (shell, text) => {
      await query('insert into release_shell_report values ($1, $2, clock_timestamp())', [shell, text]);
    },
    listLeftovers: async () => {
      const places = await query<{ place: string }>('select place from release_manifest');
      const keys = (await objects.list('releases/')).map(({ key }) => key);
      return keys.filter((key) => !places.some(({ place }) => key.includes(place)));
    },
  };
}

/** Both forms of a registry, for tests that hold for each. */
export const registryForms = [
  { form: 'in a folder', create: createFolderForm },
  { form: 'in an object store', create: createDatabaseForm },
] as const;

/** Starts the servers, which can take longer than a test may; without it the first test does. */
export async function startRegistryForms(): Promise<void> {
  await createTestDatabase();
  await createObjectVariables();
}

/** Closes connections that were opened since the last time, before they are more than the server takes. */
export async function closeConnections(): Promise<void> {
  for (const close of closing.splice(0)) await close();
}

/** Ends what the tests of a file have opened. */
export async function closeRegistryForms(): Promise<void> {
  await closeConnections();
  await (await objectServer)?.stop();
  await (await postgres)?.stop();
  await (await embedded)?.close();
  objectServer = null;
  postgres = null;
  embedded = null;
}
