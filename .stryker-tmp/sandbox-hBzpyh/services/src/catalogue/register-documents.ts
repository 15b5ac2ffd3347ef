// @ts-nocheck
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { CatalogueDatabase } from './catalogue-tables.ts';

const parametersSchema = v.object({ filename: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}\.pdf$/)) });
const querySchema = v.object({ dl: v.optional(v.literal('true')) });

/** Serves `GET /catalogue/documents/:filename`; `?dl=true` asks the browser to store the file instead of showing it. */
export function registerDocuments(app: FastifyInstance, database: CatalogueDatabase): void {
  app.get('/catalogue/documents/:filename', async (request, reply) => {
    const parameters = v.safeParse(parametersSchema, request.params);
    const document = parameters.success
      ? await database
          .selectFrom('catalogue_document')
          .select(['content', 'filename'])
          .where('filename', '=', parameters.output.filename)
          .executeTakeFirst()
      : undefined;
    if (document === undefined) return reply.status(404).send({ message: 'Unknown document' });
    const isDownload = v.is(v.required(querySchema), request.query);
    reply.header('content-type', 'application/pdf').header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'public, max-age=3600');
    reply.header('content-disposition', `${isDownload ? 'attachment' : 'inline'}; filename="${document.filename}"`);
    return reply.send(Buffer.from(document.content));
  });
}
