import type { FastifyReply } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { limitTokens } from './guard-documents.ts';

interface GraphqlServerOptions {
  /** Name in the log. */
  readonly name: string;
  readonly schema: GraphQLSchema;
  /** Address that is answered; others are 404. */
  readonly path: string;
  readonly maxTokens: number;
  readonly plugins: readonly Plugin[];
  readonly logger: Logger;
}

/** A GraphQL server without pages, batches and CORS that does not reveal internal faults; requests come by `fetch`. */
export function createGraphqlServer<Context extends object>(options: GraphqlServerOptions) {
  const { name, schema, path, maxTokens, plugins, logger } = options;
  return createYoga<Context>({
    schema,
    graphqlEndpoint: path,
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    maskedErrors: { isDev: false },
    logging: {
      debug: () => {},
      info: () => {},
      warn: (...text: unknown[]) => logger.warn({ text }, name),
      error: (error: unknown) => logger.error({ err: error }, `${name} request failed`),
    },
    plugins: [limitTokens(maxTokens), ...plugins],
  });
}

/** Sends the response of a GraphQL server; it is meant for one caller only. */
export async function sendGraphqlResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.status(response.status).header('cache-control', 'no-store');
  reply.header('content-type', response.headers.get('content-type') ?? 'application/json; charset=utf-8');
  return reply.send(await response.text());
}
