import type { Kysely } from 'kysely';
import { pino } from 'pino';
import * as v from 'valibot';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createServices } from '../http/create-services.ts';
import type { ServiceContext } from '../service-context.ts';
import { registerContent } from './register-content.ts';

const answerSchema = v.object({
  data: v.nullable(v.record(v.string(), v.unknown())),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
  extensions: v.optional(v.looseObject({ requestId: v.optional(v.string()) })),
});

/** The part of a response that tests look at; `values` is the data, empty when there is none. */
export interface TestAnswer {
  readonly status: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly message: string | undefined;
  readonly body: v.InferOutput<typeof answerSchema>;
}

type Ask = (query: string, headers?: Readonly<Record<string, string>>, token?: string) => Promise<TestAnswer>;

/** A content service on a free port with an in-memory database, and the two ways to ask it. */
export interface TestContent {
  readonly ask: Ask;
  readonly askDraft: Ask;
  /** Address of the API. */
  readonly endpoint: string;
  readonly context: ServiceContext;
  readonly close: () => Promise<void>;
}

/** Starts the content service for one test file; with the database of another one, which closes it. */
export async function createTestContent(
  environment: Readonly<Record<string, string>> = {},
  shared?: Kysely<Database>,
): Promise<TestContent> {
  const configuration = parseConfiguration({
    CMS_TOKEN: 'published-token-1',
    CMS_DRAFT_TOKEN: 'drafts-token-0001',
    CONTENT_WEBHOOK_URLS: 'none',
    ...environment,
  });
  const context = { configuration, database: shared ?? (await openDatabase()), logger: pino({ level: 'silent' }) };
  const app = await createServices(context, [registerContent]);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask: Ask = async (query, headers = {}, token = configuration.contentToken) => {
    const response = await fetch(`${address}/content/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify({ query }),
    });
    const body = v.parse(answerSchema, await response.json());
    return { status: response.status, values: body.data ?? {}, message: body.errors?.[0]?.message, body };
  };
  return {
    ask,
    endpoint: `${address}/content/graphql`,
    context,
    askDraft: (query, headers) => ask(query, headers, configuration.contentDraftToken),
    async close() {
      await app.close();
      if (shared === undefined) await context.database.destroy();
    },
  };
}
