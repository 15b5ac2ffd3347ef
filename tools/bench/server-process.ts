import { type RunningProcess, startNode } from '../product-runner/node-process.ts';
import { type CoreList, pinCommand } from './processor-cores.ts';

interface ServerSettings extends Omit<Parameters<typeof startNode>[0], 'readyUrl' | 'wrapCommand'> {
  readonly cores: CoreList;
  readonly origin: string;
  /** Path that answers 2xx when the server is ready. */
  readonly readyPath: string;
}

/** A server under measurement; its process id is what processor time and memory are read by. */
export interface ServerProcess extends RunningProcess {
  readonly origin: string;
}

/** Starts a server on the given cores and waits until it is ready; rejects with the end of its log otherwise. */
export async function startServer({ cores, origin, readyPath, ...settings }: ServerSettings): Promise<ServerProcess> {
  const readyUrl = `${origin}${readyPath}`;
  const running = await startNode({ ...settings, readyUrl, wrapCommand: (command) => pinCommand(cores, command) });
  return { ...running, origin };
}
