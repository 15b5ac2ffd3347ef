import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Answers with a file of the browser build, or with 404; `name` is the rest of its address. */
export async function serveBrowserFile(folder: string, name: string, response: ServerResponse): Promise<void> {
  const file = path.join(folder, path.posix.normalize(`/${name}`));
  const content = await readFile(file).catch(() => null);
  if (content === null) {
    response.writeHead(404, { 'cache-control': 'no-store' }).end();
    return;
  }
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
}
