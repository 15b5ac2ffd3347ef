/** How to reach a PostgreSQL server, and the resources it may use. */
export interface PostgresSettings {
  /** `postgres://user:password@host:5432/database`; the password must not get into a log. */
  readonly url: string;
  readonly poolSize: number;
  /** Limit of one statement; the server cancels it then. */
  readonly statementSeconds: number;
}
