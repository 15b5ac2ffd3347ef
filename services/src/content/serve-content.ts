import { pino } from 'pino';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { openDatabase } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { createServices } from '../http/create-services.ts';
import { registerContent } from './register-content.ts';

/** The content service alone in a process, and how to ask it. */
export interface ServedContent {
  readonly endpoint: string;
  /** Tokens that read what is published and what is drafted. */
  readonly tokens: Readonly<Record<'PUBLISHED' | 'DRAFT', string>>;
  readonly close: () => Promise<void>;
}

/** Starts the content service with the sample content on a free port, for benches: on a PostgreSQL server, or embedded in memory. */
export async function serveContent(databaseUrl: string | undefined): Promise<ServedContent> {
  const configuration = parseConfiguration({
    ...{ CONTENT_WEBHOOK_URLS: 'none', CMS_REQUESTS_PER_SECOND: '10000' },
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  const logger = pino({ level: 'error' });
  const database =
    configuration.postgres === null
      ? await openDatabase()
      : await openPostgres(configuration.postgres, 'shared', logger, () => process.exit(1));
  const app = await createServices({ configuration, database, logger }, [registerContent]);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    endpoint: `${address}/content/graphql`,
    tokens: { PUBLISHED: configuration.contentToken, DRAFT: configuration.contentDraftToken },
    close: async () => {
      await app.close();
      await database.destroy();
    },
  };
}
