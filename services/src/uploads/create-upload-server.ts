import { createHash, randomUUID } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { identifyClient } from '@kmx/server-kit/limits/client-network.ts';
import { maxUploadBytes } from '@kmx/shared-contracts/forms.ts';
import { FileStore } from '@tus/file-store';
import { EVENTS, Server } from '@tus/server';
import { sniffMediaType } from './sniff-media-type.ts';
import type { UploadDatabase } from './upload-database.ts';
import { findQuotaRefusal } from './upload-quota.ts';

export const uploadPath = '/api/uploads';
/** Whether a text can be the id of a file. */
export function isUploadId(text: string): boolean {
  return /^[\w-]{36}$/.test(text);
}
/** An unfinished file may be continued for a day. */
const unfinishedMs = 86_400_000;
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
    .update(identifyClient(forwardedFor ?? ''))
    .digest('base64url');
}

/** Refuses bytes for which there is no room; `bytes` is what a request announces. */
async function checkQuota(...question: Parameters<typeof findQuotaRefusal>): Promise<void> {
  const refusal = await findQuotaRefusal(...question);
  if (refusal !== null) refuse(refusal.status, refusal.reason);
}

/** Records how much of a file has arrived, even when the sender disconnected midway; a deleted file is ignored. */
export async function noteReceivedBytes(database: UploadDatabase, directory: string, id: string): Promise<void> {
  const details = await stat(join(directory, id)).catch(() => null);
  if (details === null) return;
  await database
    .updateTable('upload_file')
    .set({ received: String(details.size) })
    .where('id', '=', id)
    .execute();
}

/** Creates the tus server of a folder: at most 104,857,600 bytes a file, images and videos only, by content (D-43). */
export function createUploadServer(database: UploadDatabase, directory: string): Server {
  const datastore = new FileStore({ directory, expirationPeriodInMilliseconds: unfinishedMs });
  const server = new Server({
    path: uploadPath,
    datastore,
    maxSize: maxUploadBytes,
    relativeLocation: true,
    namingFunction: () => randomUUID(),
    getFileIdFromRequest: (_request, lastPath) => (isUploadId(lastPath ?? '') ? lastPath : undefined),
    onUploadCreate: async (request, upload) => {
      const size = upload.size ?? 0;
      if (size < 1) refuse(400, 'The length of the file must be known');
      if (!/^(?:image|video)\//.test(upload.metadata?.['filetype'] ?? '')) refuse(415, 'Images and videos only');
      const owner = hashOwner(request.headers.get('x-forwarded-for'));
      await checkQuota(database, { owner, bytes: size, isNew: true });
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
      if (request.method === 'PATCH') {
        const owner = hashOwner(request.headers.get('x-forwarded-for'));
        await checkQuota(database, { owner, bytes: Number(request.headers.get('content-length') ?? 0), isNew: false });
      }
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
