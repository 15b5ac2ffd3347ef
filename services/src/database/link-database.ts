import type { DatabaseLink } from './database-link.ts';
import { createLocalLink } from './local-link.ts';

const links = new WeakMap<object, DatabaseLink>();

/** The link of a database object as it was opened, not of one derived from it. */
export function getDatabaseLink(database: object): DatabaseLink {
  const known = links.get(database) ?? createLocalLink();
  links.set(database, known);
  return known;
}

/** Sets the link of a database whose server several processes share. */
export function setDatabaseLink(database: object, link: DatabaseLink): void {
  links.set(database, link);
}
