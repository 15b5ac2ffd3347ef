import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { root } from '../../product-runner/repository-root.ts';
import { type PageAnswer, requestPage } from '../../product-runner/request-page.ts';
import type { CoreList } from '../processor-cores.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import type { PlainPage } from './plain-page.ts';

interface PlainServerSettings {
  readonly name: string;
  readonly folder: string;
  /** The page as the shell answered it. */
  readonly answer: PageAnswer;
  readonly chromeFile: string;
  readonly cores: CoreList;
}

const sentHeaders = ['content-type', 'content-security-policy', 'integrity-policy', 'vary', 'cache-control'];

/** Starts a process that renders the given page for each request; rejects when its document differs from the shell's in any byte. */
export async function startPlainServer(settings: PlainServerSettings): Promise<ServerProcess> {
  const { name, folder, answer, chromeFile, cores } = settings;
  const port = await findFreePort();
  const page: PlainPage = {
    port,
    document: answer.body,
    headers: Object.fromEntries(sentHeaders.map((header) => [header, String(answer.headers[header] ?? '')])),
    remoteFile: path.join(root, 'remote-public/dist/server/remote.cjs'),
    chromeFile,
  };
  const pageFile = path.join(folder, `${name}.json`);
  writeFileSync(pageFile, JSON.stringify(page));
  const server = await startServer({
    name,
    words: ['tools/bench/plain-react/plain-server.ts', pageFile],
    cores,
    environment: {},
    logDirectory: folder,
    origin: `http://localhost:${port}`,
    readyPath: '/',
  });
  const { body } = await requestPage(server.origin, '/');
  if (body !== answer.body) {
    await server.stop();
    throw new Error(
      `${name} renders another document (${body.length} characters) than the shell (${answer.body.length})`,
    );
  }
  return server;
}
