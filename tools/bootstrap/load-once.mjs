import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON file of the data folder, created once, readable by its owner only; two starts at the same time end with the same content. */
export function loadOnce(dataDirectory, name, create) {
  const file = join(dataDirectory, name);
  mkdirSync(dataDirectory, { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw new Error(`${file} is not readable: ${error.message}`);
  }
  writeFileSync(draft, JSON.stringify(create(), null, 2), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
