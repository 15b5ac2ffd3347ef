import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Begins to watch the log of the shell; the returned function lists what pages have reported to it since. */
export async function watchReports(dataDirectory: string): Promise<() => Promise<readonly string[]>> {
  const file = path.join(dataDirectory, 'shell', 'shell.log');
  const { length } = await readFile(file, 'utf8');
  return async () => {
    const lines = (await readFile(file, 'utf8')).slice(length).split('\n');
    return lines.filter((line) => line.includes('"a browser reports '));
  };
}
