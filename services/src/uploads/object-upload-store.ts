import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { type ObjectFiles, pieceBytes } from '../kept-files/object-files.ts';
import type { UploadDatabase } from './upload-database.ts';

/** A hundred times what a browser makes of the largest file; each costs rows and an object. */
const maxPieces = 1000;

/** Cuts a stream into pieces; what had come before it broke off is the last one. */
async function* cutPieces(stream: Readable): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      let rest = chunk;
      while (bytes + rest.byteLength >= pieceBytes) {
        const fitting = pieceBytes - bytes;
        yield Buffer.concat([...parts, rest.subarray(0, fitting)]);
        rest = rest.subarray(fitting);
        parts = [];
        bytes = 0;
      }
      if (rest.byteLength === 0) continue;
      parts.push(rest);
      bytes += rest.byteLength;
    }
  } catch (error) {
    if (bytes > 0) yield Buffer.concat(parts);
    throw error;
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

/**
 * Uploads by the tus protocol whose bytes are in an object store: any process continues a file where another one has
 * stopped. Of several that continue it at the same place, the row of the piece lets one; the others are told 409.
 */
export class ObjectUploadStore extends DataStore {
  readonly #database: UploadDatabase;
  readonly #files: ObjectFiles;
  readonly #unfinishedMs: number;

  constructor(database: UploadDatabase, files: ObjectFiles, unfinishedMs: number) {
    super();
    this.#database = database;
    this.#files = files;
    this.#unfinishedMs = unfinishedMs;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let end = offset;
    let { pieces } = await this.#files.measure(id);
    for await (const piece of cutPieces(stream)) {
      pieces += 1;
      // The library's way to answer with a status of one's own.
      // oxlint-disable-next-line typescript/only-throw-error
      if (pieces > maxPieces) throw { status_code: 413, body: 'The file was sent in too many pieces' };
      // oxlint-disable-next-line typescript/only-throw-error
      if (!(await this.#files.append(id, end, piece))) throw ERRORS.INVALID_OFFSET;
      end += piece.byteLength;
      // Also when the sender is gone meanwhile: what has arrived counts for the quota.
      const row = this.#database.updateTable('upload_file').set({ received: String(end) });
      await row.where('id', '=', id).execute();
    }
    return end;
  }

  async #findRow(id: string) {
    const row = await this.#database
      .selectFrom('upload_file')
      .select(['size', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    // oxlint-disable-next-line typescript/only-throw-error
    if (row === undefined) throw ERRORS.FILE_NOT_FOUND;
    return row;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#findRow(id);
    const { bytes } = await this.#files.measure(id);
    return new Upload({ id, size: Number(row.size), offset: bytes, creation_date: row.created_at.toISOString() });
  }

  override async remove(id: string): Promise<void> {
    await this.#findRow(id);
    await this.#files.remove(id);
  }

  override getExpiration(): number {
    return this.#unfinishedMs;
  }
}
