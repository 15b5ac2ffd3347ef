import { existsSync, mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRegistry } from '@kmx/release-registry/registry/copy-registry.server.ts';
import { openRegistry } from '@kmx/release-registry/registry/open-registry.server.ts';
import type { RegistryPlace } from '@kmx/release-registry/registry/registry-place.server.ts';
import type { Kysely } from 'kysely';
import { RefusedError } from '../commands/command-errors.ts';
import type { DatabaseConfiguration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import {
  type BackupDescription,
  checkDescription,
  dataFolder,
  descriptionFile,
  isGiven,
  keptFiles,
  keptFolders,
  releasesFolder,
  tablesFolder,
} from './backup-format.ts';
import { describeFiles, keepFiles, listFiles } from './copy-files.ts';
import { keepObjects } from './object-folders.ts';
import { writeTables } from './write-tables.ts';

/** Where the pointer of the registry is, one file for each activation; it names releases, which never change. */
const pointerFolder = 'active/';
/** Of the registry: publications under way, those that were refused, and what shells report. */
const passing = /^(?:\.|reports\/)/;

/** The files of the registry, and what was left out because it is not what it should be. */
interface KeptReleases {
  readonly files: BackupDescription['files'];
  readonly damaged: readonly string[];
}

interface BackupPlaces extends Pick<DatabaseConfiguration, 'dataDirectory' | 'fileStore'> {
  /** The release registry; null leaves it out. */
  readonly registry: RegistryPlace | null;
}

async function keepData(
  database: Kysely<Database>,
  { dataDirectory, fileStore }: BackupPlaces,
  backup: string,
): Promise<{ readonly files: BackupDescription['files']; readonly damaged: readonly string[] }> {
  const folders = keptFolders.filter((folder) => fileStore === null || !isGiven(folder));
  const below = await Promise.all(
    folders.map(async (folder) =>
      (await listFiles(path.join(dataDirectory, folder))).map((file) => `${folder}/${file}`),
    ),
  );
  const files = [...keptFiles.filter((file) => existsSync(path.join(dataDirectory, file))), ...below.flat()];
  const kept = await keepFiles({ from: dataDirectory, files }, { backup, name: dataFolder });
  const target = path.join(backup, dataFolder);
  const { damaged } = await keepObjects(database, { dataDirectory, fileStore }, target);
  const known = new Set(kept.map((file) => file.path));
  const objects = (await listFiles(target)).filter((file) => !known.has(`${dataFolder}/${file}`));
  return { files: [...kept, ...(await describeFiles(target, objects, dataFolder))], damaged };
}

async function keepReleasesFolder(releasesDirectory: string, backup: string): Promise<BackupDescription['files']> {
  const keep = (files: readonly string[]) =>
    keepFiles({ from: releasesDirectory, files }, { backup, name: releasesFolder });
  // The pointer first: what it names is there then, also when somebody publishes meanwhile.
  const pointer = await keep((await listFiles(releasesDirectory)).filter((file) => file.startsWith(pointerFolder)));
  const all = await listFiles(releasesDirectory);
  const others = all.filter((file) => !file.startsWith(pointerFolder) && !passing.test(file));
  return [...pointer, ...(await keep(others))];
}

/** A registry in a database and an object store is kept as it would be in a folder. */
async function keepReleases(place: RegistryPlace, backup: string): Promise<KeptReleases> {
  if (place.kind === 'folder') return { files: await keepReleasesFolder(place.directory, backup), damaged: [] };
  const directory = path.join(backup, releasesFolder);
  const from = openRegistry(place, null);
  try {
    const { damaged } = await copyRegistry(from, openRegistry({ kind: 'folder', directory }, null));
    const files = (await listFiles(directory)).filter((file) => !passing.test(file));
    const names = damaged.map(({ name, version, code, detail }) => `${name}@${version}: ${code} (${detail})`);
    return { files: await describeFiles(directory, files, releasesFolder), damaged: names };
  } finally {
    await from.close();
  }
}

/** The path of a place that may not be there yet, without links. */
function resolvePlace(place: string): string {
  return existsSync(place) ? realpathSync(place) : path.join(resolvePlace(path.dirname(place)), path.basename(place));
}

/** A backup below what it copies would hold itself, and everybody who reads that would have it. */
function refuseCopiedPlace(folder: string, { dataDirectory, registry }: BackupPlaces): void {
  const copied = keptFolders.map((name) => path.join(dataDirectory, name));
  const target = `${resolvePlace(folder)}${path.sep}`;
  for (const place of [...copied, ...(registry?.kind === 'folder' ? [registry.directory] : [])]) {
    if (target.startsWith(`${resolvePlace(place)}${path.sep}`))
      throw new RefusedError(`${folder} is below ${place}, which is in the backup. Take a folder elsewhere.`);
  }
}

/**
 * Writes a backup into a new folder: tables as they were at one moment, then the files that they refer to, the registry and
 * what a start has made; also what of it is in an object store. Nothing that is not finished has its name. Throws a RefusedError for a folder that is there.
 */
export async function writeBackup(
  database: Kysely<Database>,
  places: BackupPlaces,
  folder: string,
): Promise<BackupDescription & Pick<KeptReleases, 'damaged'> & { readonly lost: readonly string[] }> {
  const { registry } = places;
  if (existsSync(folder)) throw new RefusedError(`${folder} is there already; a backup has a folder of its own.`);
  refuseCopiedPlace(folder, places);
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished))
    throw new RefusedError(
      `${unfinished} is there: another backup is being written, or one was ended. Remove it in the second case.`,
    );
  mkdirSync(path.dirname(folder), { recursive: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const createdAt = new Date().toISOString();
  const rows = await writeTables(database, path.join(unfinished, tablesFolder));
  const data = await keepData(database, places, unfinished);
  const { files: releases, damaged } =
    registry === null ? { files: [], damaged: [] } : await keepReleases(registry, unfinished);
  const description: BackupDescription = { format: 1, createdAt, ...rows, files: [...data.files, ...releases] };
  writeFileSync(path.join(unfinished, descriptionFile), JSON.stringify(checkDescription(description), null, 2), {
    mode: 0o600,
    flush: true,
  });
  renameSync(unfinished, folder);
  return { ...description, damaged, lost: data.damaged };
}
