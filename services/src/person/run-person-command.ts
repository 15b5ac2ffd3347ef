import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { withLongDeadlines, withReadDatabase } from '../backup/read-only-database.ts';
import { RefusedError } from '../commands/command-errors.ts';
import { withOwnDatabase } from '../commands/open-owned-database.ts';
import type { DatabaseConfiguration } from '../configuration/configuration.ts';
import { parseDatabaseConfiguration } from '../configuration/parse-configuration.ts';
import { openKeptFiles } from '../kept-files/open-kept-files.ts';
import { describeCounts, describeLeft, describeRecord } from './describe-erasure.ts';
import { endSessions } from './end-sessions.ts';
import { eraseAgain, readRecords } from './erase-again.ts';
import { type Erasure, erasePerson } from './erase-person.ts';
import { listErasures } from './erasure-record.ts';
import { exportPerson } from './export-person.ts';
import { openPersonDatabase, type PersonDatabase } from './find-person.ts';
import type { PersonCommand } from './parse-person-arguments.ts';
import { removeUploads } from './remove-uploads.ts';

const logger = pino({ level: 'silent' });

async function finish(database: PersonDatabase, configuration: DatabaseConfiguration, erasure: Erasure) {
  const { files } = openKeptFiles(database, configuration, 'uploads');
  const { missing } = await removeUploads(database, files, erasure.uploadIds).finally(files.close);
  const left =
    missing === 0
      ? []
      : [
          `${missing} files are not in ${files.place}, or could not be removed: the services remove them where they have them, within an hour of their start.`,
        ];
  return [...left, ...(await endSessions(database, configuration, erasure)), ...describeLeft(erasure)];
}

async function runErase(
  configuration: DatabaseConfiguration,
  command: Extract<PersonCommand, { name: 'erase' }>,
): Promise<string> {
  return withOwnDatabase({ ...configuration, ...withLongDeadlines(configuration) }, logger, async (database) => {
    const erasure = await erasePerson(database, command);
    const counts = describeCounts(erasure.record.counts);
    if (command.isPreview)
      return ['This would be erased, with --yes; nothing was changed:', ...counts, ...describeLeft(erasure)].join('\n');
    const notes = await finish(openPersonDatabase(database), configuration, erasure);
    const end = `Record ${erasure.record.id}. Backups of before still hold the person: keep the record beside them (npm run person -- record --to FILE).`;
    return [`${command.email} is erased:`, ...counts, ...notes, end].join('\n');
  });
}

async function runEraseAgain(
  configuration: DatabaseConfiguration,
  { file, isPreview }: Extract<PersonCommand, { name: 'erase-again' }>,
): Promise<string> {
  const records = readRecords(file);
  return withOwnDatabase({ ...configuration, ...withLongDeadlines(configuration) }, logger, async (database) => {
    const { erasures, unneeded, byHand } = await eraseAgain(database, records, isPreview);
    const notes: string[] = [];
    for (const erasure of isPreview ? [] : erasures)
      notes.push(...(await finish(openPersonDatabase(database), configuration, erasure)));
    const verb = isPreview ? 'would be erased again, with --yes; nothing was changed' : 'are erased again';
    return [
      `${erasures.length} of ${records.length} people ${verb}, ${unneeded} are not here.`,
      ...erasures.map(({ record }) => describeRecord(record)),
      ...notes,
      ...byHand.map((record) => `Only its address or --author finds this one again: ${record.id}. ${record.reason}`),
    ].join('\n');
  });
}

async function runExport(
  configuration: DatabaseConfiguration,
  { folder, ...command }: Extract<PersonCommand, { name: 'export' }>,
): Promise<string> {
  const { places, files, missing, place } = await withReadDatabase(configuration, async (database) => {
    const { files: uploads } = openKeptFiles(database, configuration, 'uploads');
    const target = { folder: path.resolve(folder), uploads };
    const exported = await exportPerson(database, command, target).finally(uploads.close);
    return { ...exported, place: uploads.place };
  });
  const found = places.filter(({ rows }) => rows.length > 0);
  const lines = found.map(({ store, table, by, rows }) => `  ${store}: ${rows.length} rows of ${table} by ${by}`);
  const lost =
    missing === 0 ? [] : [`${missing} files are not in ${place}; are DATA_DIR and FILES_STORE those of the services?`];
  return [`${folder} holds, with ${files} files, from ${places.length} places:`, ...lines, ...lost].join('\n');
}

async function runRecord(configuration: DatabaseConfiguration, file: string | null): Promise<string> {
  if (file !== null && existsSync(file)) throw new RefusedError(`${file} is there already.`);
  const records = await withReadDatabase(configuration, listErasures);
  if (file === null) return records.map(describeRecord).join('\n') || 'Nobody was erased.';
  writeFileSync(file, `${JSON.stringify(records, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return `${file} holds ${records.length} records. npm run person -- erase --again reads it.`;
}

/** Does what a command says with the database and the folders of an environment; returns what to print. */
export async function runPersonCommand(
  command: Exclude<PersonCommand, { name: 'help' }>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const configuration = parseDatabaseConfiguration(environment);
  switch (command.name) {
    case 'export':
      return runExport(configuration, command);
    case 'erase':
      return runErase(configuration, command);
    case 'erase-again':
      return runEraseAgain(configuration, command);
    case 'record':
      return runRecord(configuration, command.file);
  }
}
