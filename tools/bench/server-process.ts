import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../product-runner/node-process.ts';
import { type CoreList, pinCommand } from './processor-cores.ts';

const readyMilliseconds = 40_000;
const stopMilliseconds = 10_000;

interface ServerSettings {
  readonly name: string;
  /** Options of Node, the program relative to the root of the repository, its arguments. */
  readonly words: readonly string[];
  readonly cores: CoreList;
  readonly environment: Readonly<Record<string, string>>;
  readonly logDirectory: string;
  readonly origin: string;
  /** Path that answers 2xx when the server is ready. */
  readonly readyPath: string;
}

/** A server under measurement; its process id is what processor time and memory are read by. */
export interface ServerProcess {
  readonly pid: number;
  readonly origin: string;
  readonly logFile: string;
  readonly stop: () => Promise<void>;
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

/** Starts a server on the given cores and waits until it is ready; rejects with the end of its log otherwise. */
export async function startServer(settings: ServerSettings): Promise<ServerProcess> {
  const { name, origin, readyPath } = settings;
  const logFile = path.join(settings.logDirectory, `${name}.log`);
  const log = openSync(logFile, 'w');
  const [program = process.execPath, ...words] = pinCommand(settings.cores, [process.execPath, ...settings.words]);
  const env = { ...process.env, NODE_ENV: 'production', ...settings.environment };
  const child = spawn(program, words, { cwd: root, stdio: ['ignore', log, log], env });
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
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds);
    await ended;
    clearTimeout(timer);
  };
  const deadline = performance.now() + readyMilliseconds;
  while (!isEnded && performance.now() < deadline) {
    // taskset becomes the program it starts, so the id is the server's own.
    if (child.pid !== undefined && (await isReady(`${origin}${readyPath}`))) {
      return { pid: child.pid, origin, logFile, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${name} did not become ready:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
}
