import type { FastifyInstance, FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { migrate } from '../database/migrate.ts';
import type { ServiceContext } from '../service-context.ts';
import { type ContentAnswer, createErrorAnswer, mapResult } from './content-answer.ts';
import { seedEntries } from './data/seed-entries.ts';
import { contentModel } from './model/model.ts';
import { parseContentHeaders } from './parse-content-headers.ts';
import type { ContentRequest } from './schema/content-request.ts';
import { createContentSchema } from './schema/create-content-schema.ts';
import { guardQueryCost } from './schema/guard-rules.ts';
import { createContentStore } from './store/content-store.ts';
import type { ContentTables } from './store/content-tables.ts';
import { seedContent } from './store/seed-content.ts';

const path = '/content/graphql';
const bodyLimitBytes = 80 * 1024;
const entryBudget = 10_000;
const maximumTokens = 5000;

const guardPlugin: Plugin = {
  onParse({ params }) {
    params.options = { ...params.options, maxTokens: maximumTokens };
  },
  onValidate({ addValidationRule }) {
    addValidationRule(guardQueryCost);
  },
};

function sendAnswer(reply: FastifyReply, { status, body }: ContentAnswer): FastifyReply {
  return reply.status(status).header('cache-control', 'no-store').send(body);
}

function mapError(error: unknown): ContentAnswer {
  if (error instanceof GraphQLError) return createErrorAnswer(error.extensions.http?.status ?? 400, [error.message]);
  if (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  ) {
    return createErrorAnswer(error.statusCode, [error.message]);
  }
  return createErrorAnswer(500, ['Unexpected error.']);
}

/** Serves the content API at `POST /content/graphql` in the form of a headless content system (HY-01..HY-86). */
export async function registerContent(app: FastifyInstance, context: ServiceContext): Promise<void> {
  const { configuration, logger } = context;
  const database = context.database.withTables<ContentTables>();
  await migrate(context.database, 'content', new URL('./migrations/', import.meta.url));
  await seedContent(database, contentModel, seedEntries);
  const store = await createContentStore(database);
  const yoga = createYoga<ContentRequest>({
    schema: createContentSchema(contentModel),
    graphqlEndpoint: path,
    graphiql: false,
    landingPage: false,
    batching: false,
    parserAndValidationCache: true,
    logging: {
      debug: () => {},
      info: () => {},
      warn: (text) => logger.warn(text),
      error: (text) => logger.error(text),
    },
    plugins: [guardPlugin],
  });

  await app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => {
      const answer = mapError(error);
      if (answer.status >= 500) logger.error({ error }, 'content request failed');
      return sendAnswer(reply, answer);
    });
    scope.post(path, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
      const headers = parseContentHeaders(request.headers, configuration, contentModel.locales);
      const content: ContentRequest = { contentModel, store, database, ...headers, remainingEntries: entryBudget };
      const response = await yoga.fetch(
        `http://127.0.0.1${path}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
          body: JSON.stringify(request.body),
        },
        content,
      );
      return sendAnswer(reply, mapResult(response.status, await response.json()));
    });
  });
}
