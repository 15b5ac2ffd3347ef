import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const libraries = '/usr/lib';

/** The library of Debian's package faketime, which gives a program another time; null where it is not installed. */
export function findFaketime(): string | null {
  if (!existsSync(libraries)) return null;
  const files = readdirSync(libraries).map((folder) => path.join(libraries, folder, 'faketime/libfaketime.so.1'));
  return files.find((file) => existsSync(file)) ?? null;
}
