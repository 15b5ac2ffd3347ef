// Where PostgreSQL and PGlite repeat what was written: people's addresses, password hashes.
const propertiesWithValues = ['detail', 'where', 'params', 'queryOptions', 'internalQuery'];

/** Removes people's input from a database error, because errors are logged. */
export function hideValues(error: unknown): unknown {
  if (error instanceof Error) for (const name of propertiesWithValues) Reflect.deleteProperty(error, name);
  return error;
}
