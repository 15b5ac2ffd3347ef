import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { RefusedError } from '../commands/command-errors.ts';
import { type GivenFolder, givenFolders } from '../kept-files/open-kept-files.ts';

/** The file that describes a backup; it is written last, so a folder without it is none. */
export const descriptionFile = 'backup.json';
/** Tables below it, one file each with a row as JSON in each line. */
export const tablesFolder = 'tables';
/** Files of the services below it, by the names that they have in DATA_DIR. */
export const dataFolder = 'data';
/** The release registry below it. */
export const releasesFolder = 'releases';

/** Folders of DATA_DIR that hold what people have made; all others are caches, or can be made again. The first two may be in an object store. */
export const keptFolders = [...givenFolders, 'files', 'service-desk-downloads'] as const;
/** Whether the files of a folder may be in an object store. */
export const isGiven = (folder: string): folder is GivenFolder => givenFolders.some((given) => given === folder);
/** Files of DATA_DIR that a start makes once. */
export const keptFiles = [
  ...['secrets.json', 'public-secrets.json', 'release-keys.json', 'guard-keys.json', 'operator-keys.json'],
  'ended-sessions',
] as const;

const identifier = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,62}$/));
const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Below `data` or `releases`, whatever the backup says. */
function isPlace(text: string): boolean {
  const [first = '', ...rest] = text.split('/');
  const isRoot = first === dataFolder || first === releasesFolder;
  return (
    isRoot &&
    rest.length > 0 &&
    rest.every((part) => part !== '' && part !== '.' && part !== '..') &&
    !/[\0\\]/.test(text)
  );
}

const descriptionSchema = v.object({
  format: v.literal(1),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** What had been done to the tables, by service. */
  migrations: v.array(v.object({ service: v.string(), number: count, name: v.string(), sha256 })),
  tables: v.array(v.object({ name: identifier, rows: count, sha256 })),
  /** Where the numbers of each sequence go on. */
  sequences: v.array(
    v.object({ name: identifier, value: v.pipe(v.string(), v.regex(/^\d{1,19}$/)), isUsed: v.boolean() }),
  ),
  /** Paths within the backup, below `data` and `releases`. */
  files: v.array(
    v.object({
      path: v.pipe(v.string(), v.check(isPlace, 'a file of the backup is none')),
      bytes: count,
      sha256,
    }),
  ),
});

/** What a backup holds. */
export type BackupDescription = v.InferOutput<typeof descriptionSchema>;

/** Throws when what is to be written could not be read again. */
export const checkDescription = (description: BackupDescription): BackupDescription =>
  v.parse(descriptionSchema, description);

/** Reads the description of a backup; throws a RefusedError for a folder that is none. */
export function readDescription(folder: string): BackupDescription {
  let text: string;
  try {
    text = readFileSync(path.join(folder, descriptionFile), 'utf8');
  } catch {
    throw new RefusedError(`${folder} is no backup, or one that was not finished: it has no ${descriptionFile}.`);
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), descriptionSchema), text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RefusedError(`${path.join(folder, descriptionFile)} cannot be read: ${issue.message}.`);
}
