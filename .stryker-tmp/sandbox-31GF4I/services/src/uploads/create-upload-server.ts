// @ts-nocheck
import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { maximumUploadBytes } from '@kmx/shared-contracts/forms.ts';
import { FileStore } from '@tus/file-store';
import { EVENTS, Server } from '@tus/server';
import { sql } from 'kysely';
import { sniffMediaType } from './sniff-media-type.ts';
import type { UploadDatabase } from './upload-database.ts';

export const uploadPath = '/api/uploads';
/** An unfinished file may be continued for a day. */
const unfinishedMilliseconds = 86_400_000;
/** What one network address may send in a day, and all of them together. */
const ownerQuotaBytes = 2 * 1024 ** 3;
const totalQuotaBytes = 50 * 1024 ** 3;
const sniffedBytes = 32;

function refuse(status_code: number, body: string): never {
  // The library's way to answer with a status of one's own.
  // oxlint-disable-next-line typescript/only-throw-error
  throw { status_code, body };
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(sniffedBytes), length: sniffedBytes });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function hashOwner(forwardedFor: string | null): string {
  return createHash('sha256')
    .update(forwardedFor ?? '')
    .digest('base64url');
}

async function checkQuota(database: UploadDatabase, owner: string, size: number): Promise<void> {
  const since = new Date(Date.now() - unfinishedMilliseconds);
  const { total, own } = await database
    .selectFrom('upload_file')
    .select([
      sql<string>`coalesce(sum(size), 0)`.as('total'),
      sql<string>`coalesce(sum(size) filter (where owner = ${owner} and created_at > ${since}::timestamptz), 0)`.as(
        'own',
      ),
    ])
    .executeTakeFirstOrThrow();
  if (Number(own) + size > ownerQuotaBytes) refuse(429, 'Too much was sent from this network address today');
  if (Number(total) + size > totalQuotaBytes) refuse(507, 'There is no room for more files at the moment');
}

/** Creates the tus server of a folder: at most 104,857,600 bytes a file, images and videos only, by content (D-43). */
export function createUploadServer(database: UploadDatabase, directory: string): Server {
  const datastore = new FileStore({ directory, expirationPeriodInMilliseconds: unfinishedMilliseconds });
  const server = new Server({
    path: uploadPath,
    datastore,
    maxSize: maximumUploadBytes,
    relativeLocation: true,
    namingFunction: () => randomUUID(),
    getFileIdFromRequest: (_request, lastPath) => (/^[\w-]{36}$/.test(lastPath ?? '') ? lastPath : undefined),
    onUploadCreate: async (request, upload) => {
      const size = upload.size ?? 0;
      if (size < 1) refuse(400, 'The length of the file must be known');
      if (!/^(?:image|video)\//.test(upload.metadata?.['filetype'] ?? '')) refuse(415, 'Images and videos only');
      const owner = hashOwner(request.headers.get('x-forwarded-for'));
      await checkQuota(database, owner, size);
      const name = (upload.metadata?.['filename'] ?? '')
        .replaceAll(/[\p{C}/\\]/gu, ' ')
        .trim()
        .slice(0, 200);
      const row = { id: upload.id, owner, name, media_type: null, size: String(size), submission_id: null };
      await database
        .insertInto('upload_file')
        .values({ ...row, state: 'receiving', created_at: new Date() })
        .execute();
      return {};
    },
    onUploadFinish: async (_request, upload) => {
      const media_type = sniffMediaType(await readHead(join(directory, upload.id)));
      const own = database.updateTable('upload_file').where('id', '=', upload.id);
      if (media_type !== null) {
        await own.set({ state: 'complete', media_type }).execute();
        return {};
      }
      await datastore.remove(upload.id);
      await database.deleteFrom('upload_file').where('id', '=', upload.id).execute();
      return refuse(415, 'Images and videos only');
    },
    onIncomingRequest: async (request, id) => {
      if (request.method !== 'DELETE') return;
      const query = database.selectFrom('upload_file').select('submission_id').where('id', '=', id);
      if ((await query.executeTakeFirst())?.submission_id != null)
        refuse(403, 'The file belongs to a form that was sent');
    },
  });
  server.on(EVENTS.POST_TERMINATE, (_request, _response, id) => {
    database
      .deleteFrom('upload_file')
      .where('id', '=', id)
      .execute()
      .catch(() => {
        // The purge finds rows without a file.
      });
  });
  return server;
}
