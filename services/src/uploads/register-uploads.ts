import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { migrate } from '../database/migrate.ts';
import { isBearerOf } from '../http/is-bearer-of.ts';
import { migrateKeptFiles, openKeptFiles } from '../kept-files/open-kept-files.ts';
import { schedulePurge } from '../retention/schedule-purge.ts';
import type { ServiceContext } from '../service-context.ts';
import { createUploadServer, isUploadId, noteReceivedBytes, uploadPath } from './create-upload-server.ts';
import { loadFileKey } from './load-file-key.ts';
import { purgeUploads } from './purge-uploads.ts';
import { registerFileLinks } from './register-file-links.ts';
import type { UploadTables } from './upload-database.ts';

const purgeMs = 3_600_000;

/** Adds resumable uploads by the tus protocol under /api/uploads; only the shell's endpoint calls it (PUB-035, PUB-105). */
export async function registerUploads(
  app: FastifyInstance,
  { configuration, database, logger }: ServiceContext,
): Promise<void> {
  await migrate(database, 'uploads', new URL('./migrations/', import.meta.url));
  const uploadDatabase = database.withTables<UploadTables>();
  await migrateKeptFiles(database);
  const open = openKeptFiles(database, configuration, 'uploads');
  const { files } = open;
  app.addHook('onClose', async () => files.close());
  if (open.kind === 'folder') mkdirSync(open.directory, { recursive: true });
  const server = createUploadServer(uploadDatabase, open, logger);
  const { uploadDays } = configuration.retention;
  const run = () => purgeUploads(uploadDatabase, open, uploadDays);
  schedulePurge(app, logger, { name: 'uploads', everyMs: purgeMs, run });
  const noteReceived = (id: string) =>
    void noteReceivedBytes(uploadDatabase, files, id).catch((error: unknown) =>
      logger.error({ err: error }, 'the size of an upload was not noted'),
    );
  registerFileLinks(app, uploadDatabase, { files, logger, key: await loadFileKey(database, configuration) });
  await app.register(async (scope) => {
    // The library reads the body itself, as it comes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of [uploadPath, `${uploadPath}/:id`]) {
      scope.route({
        method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
        url,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          if (!isBearerOf(request.headers.authorization, configuration.formsToken)) return reply.status(401).send();
          reply.hijack();
          const id = request.url.split('/').at(-1) ?? '';
          // The library does not report that a sender disconnected midway; the connection does.
          if (request.method === 'PATCH' && isUploadId(id)) reply.raw.once('close', () => noteReceived(id));
          await server.handle(request.raw, reply.raw);
          return reply;
        },
      });
    }
  });
}
