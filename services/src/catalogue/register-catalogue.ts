import type { FastifyInstance } from 'fastify';
import { migrate } from '../database/migrate.ts';
import { createGraphqlRequest } from '../graphql/create-graphql-request.ts';
import { createGraphqlServer, sendGraphqlResponse } from '../graphql/create-graphql-server.ts';
import { guardDocuments } from '../graphql/guard-documents.ts';
import type { ServiceContext } from '../service-context.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import { type CatalogueRequest, createCatalogueSchema } from './graphql/create-catalogue-schema.ts';
import { guardCatalogueQuery } from './graphql/guard-rules.ts';
import { createReaderFactory } from './reading/create-catalogue-reader.ts';
import { registerDocuments } from './register-documents.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';

const path = '/catalogue/graphql';
const bodyLimitBytes = 64 * 1024;
const maxTokens = 3000;

/** Adds the catalogue: `/catalogue/graphql` (SRV-048..052) and the documents its answers link to. */
export async function registerCatalogue(
  app: FastifyInstance,
  { configuration, database, logger }: ServiceContext,
): Promise<void> {
  await migrate(database, 'catalogue', new URL('./migrations/', import.meta.url));
  const tables = database.withTables<CatalogueTables>();
  if (await seedCatalogue(tables, configuration.hasSampleContent)) logger.info('catalogue seeded');

  const openReaders = createReaderFactory(tables);
  const server = createGraphqlServer<CatalogueRequest>({
    name: 'catalogue',
    schema: createCatalogueSchema(),
    path,
    maxTokens,
    plugins: [guardDocuments(guardCatalogueQuery)],
    logger,
  });

  app.route({
    method: ['GET', 'POST'],
    url: path,
    bodyLimit: bodyLimitBytes,
    handler: async (request, reply) =>
      sendGraphqlResponse(reply, await server.fetch(createGraphqlRequest(request), { read: openReaders() })),
  });
  registerDocuments(app, tables);
}
