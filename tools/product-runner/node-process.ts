import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './repository-root.ts';

/** As long as `npm start` gives them. */
const stopMs = 12_000;
// Not a promise of the product: on a busy machine the sample data alone take longer than a minute.
const readyMs = 120_000;

/** A process of the product that is ready. */
export interface RunningProcess {
  readonly pid: number;
  readonly logFile: string;
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
  /** Ends it without warning, as a crash or a power failure would. */
  readonly kill: () => Promise<void>;
}

interface NodeProcess {
  readonly name: string;
  /** Options of Node, the program relative to the folder, its arguments. */
  readonly words: readonly string[];
  /** Where it runs; by default the root of the repository. */
  readonly folder?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly logDirectory: string;
  /** Address that answers 2xx when the process is ready. */
  readonly readyUrl: string;
  /** Puts a program before the command that becomes the command itself, such as `taskset`. */
  readonly wrapCommand?: (command: readonly string[]) => readonly string[];
  /** Milliseconds between two looks whether it is ready. */
  readonly pollMs?: number;
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

/** Starts a Node program and waits until it is ready; rejects with the end of its log otherwise. */
export async function startNode(options: NodeProcess): Promise<RunningProcess> {
  const { name, folder = root, environment, logDirectory, readyUrl, wrapCommand, pollMs = 100 } = options;
  const logFile = path.join(logDirectory, `${name}.log`);
  const log = openSync(logFile, 'w');
  const command = [process.execPath, ...options.words];
  const [program = '', ...words] = wrapCommand?.(command) ?? command;
  const env = { ...process.env, NODE_ENV: 'production', ...environment };
  const child = spawn(program, words, { cwd: folder, stdio: ['ignore', log, log], env });
  closeSync(log);
  let isEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isEnded = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const stop = async (): Promise<void> => {
    if (isEnded) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
    await ended;
    clearTimeout(timer);
  };
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  const deadline = performance.now() + readyMs;
  while (!isEnded && performance.now() < deadline) {
    if (child.pid !== undefined && (await isReady(readyUrl)))
      return { pid: child.pid, logFile, isRunning: () => !isEnded, stop, kill };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  await stop();
  throw new Error(`${name} did not become ready:\n${readFileSync(logFile, 'utf8').slice(-3000)}`);
}
