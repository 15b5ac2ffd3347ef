import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { twoCores } from '../processor-cores.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import type { Framework } from './frameworks.ts';

/** Starts the servers of a framework; those that the first one needs start before it. */
export async function startFramework(
  { name, servers, environment = {} }: Framework,
  places: { readonly folder: string; readonly logDirectory: string; readonly pollMs?: number },
): Promise<readonly [ServerProcess, ...ServerProcess[]]> {
  const { folder, logDirectory, pollMs = 100 } = places;
  const running: ServerProcess[] = [];
  try {
    for (const { words, folder: below = '', portVariable, readyPath } of servers.toReversed()) {
      const port = environment[portVariable] ?? String(await findFreePort());
      const server = await startServer({
        name: `${name}-${below}-${running.length}`,
        words,
        folder: path.join(folder, below),
        cores: twoCores,
        environment: { ...environment, PORT: port },
        logDirectory,
        origin: `http://localhost:${port}`,
        readyPath,
        pollMs,
      });
      running.unshift(server);
    }
  } catch (error) {
    for (const server of running) await server.stop();
    throw error;
  }
  const [first, ...others] = running;
  if (first === undefined) throw new Error(`${name} has no server`);
  return [first, ...others];
}
