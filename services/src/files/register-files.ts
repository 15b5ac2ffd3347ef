import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { listSampleFiles } from '../content/data/list-sample-files.ts';
import { sendFile } from '../http/send-file.ts';
import type { ServiceContext } from '../service-context.ts';
import { storeFiles } from './store-files.ts';

const parametersSchema = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,150}$/)) });

/** Serves `GET` and `HEAD /files/:name` with entity tags and byte ranges; names come from FileDownload.handle (D-44). */
export async function registerFiles(
  app: FastifyInstance,
  { configuration }: Pick<ServiceContext, 'configuration'>,
): Promise<void> {
  const files = await storeFiles(join(configuration.dataDirectory, 'files'), listSampleFiles());
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:name',
    handler: (request, reply) => {
      const parameters = v.safeParse(parametersSchema, request.params);
      const file = parameters.success ? files.get(parameters.output.name) : undefined;
      return file === undefined ? reply.status(404).send({ message: 'Unknown file' }) : sendFile(request, reply, file);
    },
  });
}
