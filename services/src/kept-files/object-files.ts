import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type ObjectStore, ObjectStoreError } from '@kmx/server-kit/objects/object-store.ts';
import { FileLostError, type FilePart, FilesAwayError, type KeptFiles } from './kept-files.ts';
import type { KeptFilesDatabase, KeptFilesTables } from './kept-files-database.ts';

/** Bytes of the longest object: whoever reads one holds it in memory until its hash is compared. */
export const pieceBytes = 4 * 1024 * 1024;
/** Below the prefix of the store. */
export const filesPrefix = 'files/';
/** An object that nothing refers to may still be on its way. */
const leftMs = 86_400_000;
const leftAtOnce = 500;

type Piece = Pick<KeptFilesTables['kept_piece'], 'start' | 'bytes' | 'sha256' | 'object_key'>;

/** Files in an object store, whose pieces are rows of the database: it decides what a file is, not the store. */
export interface ObjectFiles extends KeptFiles {
  /**
   * Continues a file with at most `pieceBytes` at the place `start`, which must be its end or 0; false when another
   * process has continued it there. Throws a FilesAwayError when the store does not have them afterwards.
   */
  readonly append: (name: string, start: number, content: Uint8Array) => Promise<boolean>;
  /** Bytes of a file so far, and in how many pieces. */
  readonly measure: (name: string) => Promise<{ readonly bytes: number; readonly pieces: number }>;
  readonly listNames: () => Promise<readonly string[]>;
  /** Removes objects that nothing refers to a day after they were written; those of all folders. */
  readonly removeLeft: () => Promise<void>;
}

const hash = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

async function callStore<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof ObjectStoreError ? new FilesAwayError(error.message, { cause: error }) : error;
  }
}

const findEnd = ({ start, bytes }: Piece): number => Number(start) + bytes;

/** Opens the files of one folder, whose tables must be there; the store is closed with them. */
export function openObjectFiles(database: KeptFilesDatabase, store: ObjectStore, folder: string): ObjectFiles {
  const place = `${store.place} below ${filesPrefix}${folder}/`;

  const selectPieces = (name: string) =>
    database
      .selectFrom('kept_piece')
      .select(['start', 'bytes', 'sha256', 'object_key'])
      .where('folder', '=', folder)
      .where('name', '=', name)
      .orderBy('start')
      .execute();

  async function readPiece({ object_key: key, bytes, sha256 }: Piece): Promise<Uint8Array> {
    const content = await callStore(store.get(key, bytes));
    if (typeof content === 'string') throw new FileLostError(`${store.place} has ${key} no more: ${content}`);
    if (hash(content) !== sha256) throw new FileLostError(`${store.place} has other bytes than were put in ${key}`);
    return content;
  }

  /** From here on nobody finds the file; what the store still has is removed by the next purge at the latest. */
  const forgetPieces = (name: string) =>
    database.transaction().execute(async (transaction) => {
      const rows = await transaction
        .deleteFrom('kept_piece')
        .where('folder', '=', folder)
        .where('name', '=', name)
        .returning('object_key')
        .execute();
      const keys = rows.map(({ object_key }) => object_key);
      const objects = transaction.updateTable('kept_object').set({ created_at: new Date(0) });
      if (keys.length > 0) await objects.where('key', 'in', keys).execute();
      return keys;
    });

  async function removeObject(key: string): Promise<void> {
    await callStore(store.remove(key));
    const content = await callStore(store.get(key, 0));
    if (content !== 'missing') throw new FilesAwayError(`${store.place} has ${key} after it was removed`);
    await database.deleteFrom('kept_object').where('key', '=', key).execute();
  }

  async function* readParts(pieces: readonly Piece[], { start, end }: FilePart, first: Uint8Array) {
    for (const [index, piece] of pieces.entries()) {
      const content = index === 0 ? first : await readPiece(piece);
      const from = Number(piece.start);
      yield content.subarray(Math.max(0, start - from), end - from + 1);
    }
  }

  async function append(name: string, start: number, content: Uint8Array): Promise<boolean> {
    const key = `${filesPrefix}${folder}/${name}/${randomUUID()}`;
    const piece = { start: String(start), bytes: content.byteLength, sha256: hash(content), object_key: key };
    await database.insertInto('kept_object').values({ key, created_at: new Date() }).execute();
    await callStore(store.put(key, content));
    // What the store says is not proof.
    await readPiece(piece);
    const { numInsertedOrUpdatedRows: claimed = 0n } = await database
      .insertInto('kept_piece')
      .values({ folder, name, ...piece })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (claimed > 0n) return true;
    // The purge finds it if this fails.
    await removeObject(key).catch(() => {});
    return false;
  }

  return {
    place,
    append,
    write: async (name, content) => {
      let start = 0;
      try {
        for (; start < content.byteLength; start += pieceBytes) {
          if (!(await append(name, start, content.subarray(start, start + pieceBytes))))
            throw new TypeError(`${name} is there already`);
        }
      } catch (error) {
        // The beginning of a file that nobody will continue.
        if (start > 0) await forgetPieces(name).catch(() => {});
        throw error;
      }
    },
    find: async (name) => {
      const pieces = await selectPieces(name);
      const last = pieces.at(-1);
      if (last === undefined) return null;
      return {
        bytes: findEnd(last),
        version: hash(Buffer.from(pieces.map(({ sha256 }) => sha256).join())),
        read: async (part) => {
          const wanted = pieces.filter((piece) => Number(piece.start) <= part.end && findEnd(piece) > part.start);
          if (wanted[0] === undefined) throw new RangeError(`${name} has no bytes ${part.start}-${part.end}`);
          const first = await readPiece(wanted[0]);
          // A second piece is read once the first one was taken.
          return Readable.from(readParts(wanted, part, first), { objectMode: false, highWaterMark: 1 });
        },
      };
    },
    remove: async (name) => {
      const keys = await forgetPieces(name);
      for (const key of keys) await removeObject(key);
      return keys.length > 0;
    },
    measure: async (name) => {
      const pieces = await selectPieces(name);
      const last = pieces.at(-1);
      return { bytes: last === undefined ? 0 : findEnd(last), pieces: pieces.length };
    },
    listNames: async () => {
      const query = database.selectFrom('kept_piece').select('name').distinct().where('folder', '=', folder);
      return (await query.orderBy('name').execute()).map(({ name }) => name);
    },
    removeLeft: async () => {
      const rows = await database
        .selectFrom('kept_object')
        .leftJoin('kept_piece', 'object_key', 'key')
        .select('key')
        .where('object_key', 'is', null)
        .where('created_at', '<', new Date(Date.now() - leftMs))
        .orderBy('created_at')
        .limit(leftAtOnce)
        .execute();
      const failures: unknown[] = [];
      for (const { key } of rows) {
        await removeObject(key).catch((error: unknown) => failures.push(error));
        // One object that cannot be removed keeps none of the others; a store that is away is not asked about all of them.
        if (failures.length > 2) break;
      }
      if (failures.length > 0) throw failures[0];
    },
    close: store.close,
  };
}
