import type { RunQuery } from './release-database.ts';

/** What is done to an empty database, in this order; released steps are never changed. */
const steps: readonly string[] = [
  `create table release_statement (
     revision integer primary key check (revision > 0),
     text text not null,
     written_at timestamptz not null default now()
   );
   create table release_manifest (
     name text not null,
     version text not null,
     place uuid not null unique,
     text text not null,
     published_at timestamptz not null default now(),
     primary key (name, version)
   );
   create table release_set_aside (
     place uuid primary key,
     name text not null,
     version text not null,
     text text not null,
     set_aside_at timestamptz not null default now()
   );
   create table release_shell_report (
     shell text primary key,
     text text not null,
     written_at timestamptz not null
   );`,
];

/** Any number, the same for all processes; it must not be that of the services, which may be in the same database. */
const lockNumber = 7_106_071;

/**
 * The statements that bring the tables up to date, as one block that PostgreSQL does as a whole: of several processes that
 * begin at once one does it, and the others find it done.
 */
function renderMigration(): string {
  const todo = steps.map(
    (step, index) => `if known < ${index + 1} then ${step} insert into release_schema values (${index + 1}); end if;`,
  );
  return `do $$ declare known integer; begin
    perform pg_advisory_xact_lock(${lockNumber});
    create table if not exists release_schema (version integer primary key);
    select coalesce(max(version), 0) into known from release_schema;
    ${todo.join('\n')}
  end $$`;
}

/** Makes the tables of a registry, or brings them up to date; refuses those of a later version before it changes anything. */
export async function prepareReleaseSchema(query: RunQuery): Promise<void> {
  const [found] = await query<{ present: boolean }>(`select to_regclass('release_schema') is not null as present`);
  const [state] = found?.present
    ? await query<{ version: number }>('select max(version) as version from release_schema')
    : [];
  const version = state?.version ?? 0;
  if (version > steps.length)
    throw new Error(
      `The release registry in RELEASES_DATABASE_URL has tables of version ${version}, and this program knows ${steps.length}: it is older than another one that uses the registry. Run a newer build of it.`,
    );
  if (version < steps.length) await query(renderMigration());
}
