import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Sends a process the signal and waits until it has ended; one that has ended already is left alone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
