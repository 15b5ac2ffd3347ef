import Fastify, { type FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import pino from 'pino';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { openDatabase } from '../database/database.ts';
import type { ServiceContext } from '../service-context.ts';
import { registerCatalogue } from './register-catalogue.ts';

/** A catalogue on an in-memory database, queried without a network. */
export interface TestCatalogue {
  readonly app: FastifyInstance;
  readonly context: ServiceContext;
  readonly ask: (query: string) => Promise<{ readonly status: number; readonly body: Record<string, unknown> }>;
  /** The tables that the statements of an action read, one line for each statement. */
  readonly listReads: (action: () => Promise<unknown>) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Starts a catalogue for tests; the caller closes it. */
export async function createTestCatalogue(): Promise<TestCatalogue> {
  const database = await openDatabase();
  const configuration = {
    ...parseConfiguration({}),
    port: 0,
    dataDirectory: '',
    publicOrigin: 'http://localhost:3000',
    allowedOrigins: [],
    contentToken: '',
    contentDraftToken: '',
    accessTokenSeconds: 600,
  };
  let reads: string[] = [];
  const noteReads: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode') reads.push(JSON.stringify(node.from).match(/catalogue_\w+/)?.[0] ?? '');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const context = { database: database.withPlugin(noteReads), configuration, logger: pino({ level: 'silent' }) };
  const app = Fastify();
  await registerCatalogue(app, context);
  return {
    app,
    context,
    ask: async (query) => {
      const response = await app.inject({ method: 'POST', url: '/catalogue/graphql', payload: { query } });
      return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
    },
    listReads: async (action) => {
      reads = [];
      await action();
      return reads.toSorted();
    },
    close: async () => {
      await app.close();
      await database.destroy();
    },
  };
}
