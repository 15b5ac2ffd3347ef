import { createHash, randomUUID } from 'node:crypto';
import { identifyClient } from '@kmx/server-kit/limits/client-network.ts';
import { maxUploadBytes } from '@kmx/shared-contracts/forms.ts';
import { FileStore } from '@tus/file-store';
import { EVENTS, Server } from '@tus/server';
import type { Logger } from 'pino';
import { FilesAwayError, filesAwaySeconds, type KeptFiles } from '../kept-files/kept-files.ts';
import type { OpenFiles } from '../kept-files/open-kept-files.ts';
import { ObjectUploadStore } from './object-upload-store.ts';
import { sniffMediaType } from './sniff-media-type.ts';
import type { UploadDatabase } from './upload-database.ts';
import { findQuotaRefusal } from './upload-quota.ts';

export const uploadPath = '/api/uploads';
/** Whether a text can be the id of a file. */
export function isUploadId(text: string): boolean {
  return /^[\w-]{36}$/.test(text);
}
/** An unfinished file may be continued for a day. */
export const unfinishedMs = 86_400_000;
const sniffedBytes = 32;

function refuse(status_code: number, body: string): never {
  // The library's way to answer with a status of one's own.
  // oxlint-disable-next-line typescript/only-throw-error
  throw { status_code, body };
}

async function readHead(files: KeptFiles, id: string): Promise<Uint8Array> {
  const file = await files.find(id);
  if (file === null || file.bytes === 0) return new Uint8Array();
  const end = Math.min(sniffedBytes, file.bytes) - 1;
  return Buffer.concat(await (await file.read({ start: 0, end })).toArray());
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
export async function noteReceivedBytes(database: UploadDatabase, files: KeptFiles, id: string): Promise<void> {
  const file = await files.find(id);
  if (file === null) return;
  await database
    .updateTable('upload_file')
    .set({ received: String(file.bytes) })
    .where('id', '=', id)
    .execute();
}

function createDataStore(database: UploadDatabase, open: OpenFiles) {
  if (open.kind === 'objects') return new ObjectUploadStore(database, open.files, unfinishedMs);
  return new FileStore({ directory: open.directory, expirationPeriodInMilliseconds: unfinishedMs });
}

/**
 * Creates the tus server of a folder or an object store: at most 104,857,600 bytes a file, images and videos only, by
 * content (D-43). 503 with Retry-After while the store is away; what has arrived stays, and the file can be continued.
 */
export function createUploadServer(database: UploadDatabase, open: OpenFiles, logger: Logger): Server {
  const { files } = open;
  const datastore = createDataStore(database, open);

  /** Marks a file as complete when its content is what it should be; otherwise removes it. */
  async function finish(id: string): Promise<void> {
    const media_type = sniffMediaType(await readHead(files, id));
    const own = database.updateTable('upload_file').where('id', '=', id).where('state', '=', 'receiving');
    if (media_type !== null) {
      await own.set({ state: 'complete', media_type }).execute();
      return;
    }
    await files.remove(id);
    await database.deleteFrom('upload_file').where('id', '=', id).execute();
    refuse(415, 'Images and videos only');
  }

  /** A file whose last byte came before its process or the store went away. */
  async function finishLate(id: string): Promise<void> {
    const query = database.selectFrom('upload_file').select('size').where('id', '=', id);
    const row = await query.where('state', '=', 'receiving').executeTakeFirst();
    if (row !== undefined && (await files.find(id))?.bytes === Number(row.size)) await finish(id);
  }

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
      await finish(upload.id);
      return {};
    },
    onResponseError: (request, error) => {
      if (!(error instanceof FilesAwayError)) return;
      logger.error({ err: error }, 'an upload was not taken');
      request.runtime?.node?.res?.setHeader('retry-after', filesAwaySeconds);
      return { status_code: 503, body: 'Files cannot be taken at the moment; what has arrived is kept' };
    },
    onIncomingRequest: async (request, id) => {
      if (request.method === 'PATCH') {
        const owner = hashOwner(request.headers.get('x-forwarded-for'));
        await checkQuota(database, { owner, bytes: Number(request.headers.get('content-length') ?? 0), isNew: false });
      }
      if (request.method === 'HEAD') await finishLate(id);
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
