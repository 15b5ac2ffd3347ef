/** How to reach a PostgreSQL server, and what it is allowed to take. */
// @ts-nocheck

export interface PostgresSettings {
  /** `postgres://user:password@host:5432/database`; the password must not get into a log. */
  readonly url: string;
  readonly poolSize: number;
  /** One statement; the server ends it then. */
  readonly statementSeconds: number;
}
