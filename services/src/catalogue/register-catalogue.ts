import type { FastifyInstance } from 'fastify';
import { createYoga } from 'graphql-yoga';
import { migrate } from '../database/migrate.ts';
import { createGraphqlRequest, guardDocuments, limitTokens } from '../graphql/graphql-door.ts';
import type { ServiceContext } from '../service-context.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import { createCatalogueSource } from './create-catalogue-source.ts';
import { createCatalogueSchema } from './graphql/create-catalogue-schema.ts';
import { guardCatalogueQuery } from './graphql/guard-rules.ts';
import { registerDocuments } from './register-documents.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';

const path = '/catalogue/graphql';
const bodyLimitBytes = 64 * 1024;
const maximumTokens = 3000;

/** Adds the catalogue: `/catalogue/graphql` (SRV-048..052) and the documents its answers link to. */
export async function registerCatalogue(
  app: FastifyInstance,
  { configuration, database, logger }: ServiceContext,
): Promise<void> {
  await migrate(database, 'catalogue', new URL('./migrations/', import.meta.url));
  const tables = database.withTables<CatalogueTables>();
  if (await seedCatalogue(tables, configuration.hasSampleContent)) logger.info('catalogue seeded');

  const yoga = createYoga({
    schema: createCatalogueSchema(createCatalogueSource(tables)),
    graphqlEndpoint: path,
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    maskedErrors: { isDev: false },
    logging: {
      debug: () => {},
      info: () => {},
      warn: (...text) => logger.warn({ text }, 'catalogue'),
      error: (error) => logger.error({ err: error }, 'catalogue request failed'),
    },
    plugins: [limitTokens(maximumTokens), guardDocuments(guardCatalogueQuery)],
  });

  app.route({
    method: ['GET', 'POST'],
    url: path,
    bodyLimit: bodyLimitBytes,
    handler: async (request, reply) => {
      const response = await yoga.fetch(createGraphqlRequest(request));
      reply.status(response.status).header('cache-control', 'no-store');
      reply.header('content-type', response.headers.get('content-type') ?? 'application/json; charset=utf-8');
      return reply.send(await response.text());
    },
  });
  registerDocuments(app, tables);
}
