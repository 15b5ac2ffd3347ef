import path from 'node:path';
import { parseArgs } from 'node:util';
import { startDevelopment } from '../develop/start-development.ts';
import { KmxError } from './kmx-error.ts';
import { loadRemote } from './load-remote.ts';

const usage = `Usage: kmx dev --against <origin> [--port 3100], in the folder of a remote

  --against   a running product, such as https://www.kmx.example; nothing is written to it
  --port      of this machine, where the product with the remote in it is shown; 0 for any`;
const folder = '.';

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        against: { type: 'string' },
        port: { type: 'string', default: '3100' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new KmxError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function parseOrigin(text: string | undefined): URL {
  const url = text === undefined ? null : URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new KmxError(`--against takes the address of a running product.\n\n${usage}`);
  return new URL(url.origin);
}

/** `kmx dev`: shows a running product with the remote of this folder in it, until a signal ends it. */
export async function develop(words: readonly string[]): Promise<number> {
  const { against: address, port, help } = parseWords(words);
  if (help) {
    console.log(usage);
    return 0;
  }
  const against = parseOrigin(address);
  if (!/^\d{1,5}$/.test(port)) throw new KmxError(`--port takes a number.\n\n${usage}`);
  const remote = await loadRemote(folder);
  const print = (line: string) => console.log(line);
  const { address: shown, close } = await startDevelopment({
    ...remote,
    ...{ folder: path.resolve(folder), against, port: Number(port), print },
  });
  console.log(`${remote.name} in ${against.origin}: ${shown}`);
  const { promise, resolve } = Promise.withResolvers<number>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(0));
  const exitCode = await promise;
  await close();
  return exitCode;
}
