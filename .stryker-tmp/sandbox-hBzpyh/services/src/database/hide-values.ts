// @ts-nocheck
// Where PostgreSQL and PGlite repeat what was written: addresses of people, hashes of passwords.
const propertiesWithValues = ['detail', 'where', 'params', 'queryOptions', 'internalQuery'];

/** Takes what people wrote out of an error of the database, because errors go to the log. */
export function hideValues(error: unknown): unknown {
  if (error instanceof Error) for (const name of propertiesWithValues) Reflect.deleteProperty(error, name);
  return error;
}
