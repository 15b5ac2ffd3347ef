import { readFileSync } from 'node:fs';

/** Numbers of the processes below a process (Linux), it included; empty when it has ended. */
export function listDescendants(pid: number): readonly number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...children.flatMap((child) => listDescendants(Number(child)))];
  } catch {
    return [];
  }
}

/** Sends a signal to a process and all below it; those that have ended meanwhile are left alone. */
export function signalDescendants(pid: number, signal: NodeJS.Signals): void {
  for (const each of listDescendants(pid)) {
    try {
      process.kill(each, signal);
    } catch {
      // It has just ended.
    }
  }
}
