import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ServicesConfiguration } from './configuration/configuration.ts';
import type { Database } from './database/database.ts';

/** What every service receives when it is registered: configuration, the one database of the process and the log. */
export interface ServiceContext {
  readonly configuration: ServicesConfiguration;
  readonly database: Kysely<Database>;
  readonly logger: Logger;
}
