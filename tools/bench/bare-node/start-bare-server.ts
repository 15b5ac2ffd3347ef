import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import type { PageAnswer } from '../../product-runner/request-page.ts';
import type { CoreList } from '../processor-cores.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

/** What the bare server answers, as it reads it from its file. */
export interface BareAnswer {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyFile: string;
}

interface BareServerSettings {
  readonly name: string;
  readonly folder: string;
  readonly cores: CoreList;
  /** The answer that it repeats. */
  readonly answer: Pick<PageAnswer, 'headers' | 'bytes'>;
}

/** Node writes these itself. */
const ownHeaders: ReadonlySet<string> = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** Starts a process that does nothing but send the headers and bytes of one answer of the shell. */
export async function startBareServer({ name, folder, cores, answer }: BareServerSettings): Promise<ServerProcess> {
  const port = await findFreePort();
  const bodyFile = path.join(folder, `${name}.body`);
  const answerFile = path.join(folder, `${name}.json`);
  const headers = Object.fromEntries(
    Object.entries(answer.headers).flatMap(([name, value]) => (ownHeaders.has(name) ? [] : [[name, String(value)]])),
  );
  const repeated: BareAnswer = { port, headers, bodyFile };
  writeFileSync(bodyFile, answer.bytes);
  writeFileSync(answerFile, JSON.stringify(repeated));
  return startServer({
    name,
    words: ['tools/bench/bare-node/bare-server.ts', answerFile],
    cores,
    environment: {},
    logDirectory: folder,
    origin: `http://localhost:${port}`,
    readyPath: '/',
  });
}
