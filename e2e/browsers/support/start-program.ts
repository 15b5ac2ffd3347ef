import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startMs, withDeadline } from './deadline.ts';

const killMs = 5_000;

/** A program of another browser, with everything that it has started itself. */
export interface Program {
  /** Waits until its output matches, and returns the first group of the match. */
  readonly waitForOutput: (pattern: RegExp) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts a program; it ends with this process at the latest. */
export function startProgram(
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program {
  // A process group of its own, so that the processes of its pages end with it.
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'close').catch((error: unknown) => error);
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listen of listeners) listen();
    });
  }
  const signalGroup = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  const killGroup = () => signalGroup('SIGKILL');
  // Also when the run is interrupted: its worker is cut off then, or told to end.
  const ends = ['exit', 'disconnect', 'SIGTERM'] as const;
  for (const end of ends) process.once(end, killGroup);
  return {
    waitForOutput: async (pattern) => {
      const matched = new Promise<string>((resolve, reject) => {
        const listen = (): void => {
          const found = pattern.exec(output);
          if (found) resolve(found[1] ?? found[0]);
        };
        listeners.add(listen);
        listen();
        ended.then(() => reject(new Error(`${program} ended while starting:\n${output.slice(-2000)}`)), reject);
      });
      return withDeadline(matched, `start of ${program}`, startMs);
    },
    stop: async () => {
      signalGroup('SIGTERM');
      await withDeadline(ended, `end of ${program}`, killMs).catch(killGroup);
      killGroup();
      for (const end of ends) process.off(end, killGroup);
    },
  };
}
