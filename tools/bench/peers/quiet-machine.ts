import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const lookMs = 2_000;
const leastIdle = 0.9;
const maxWaitMs = 10 * 60_000;

/** The processor time of the machine since its start, and how much of it was idle. */
interface ProcessorTimes {
  readonly all: number;
  readonly idle: number;
}

/** Reads the first line of /proc/stat. */
export function parseProcessorTimes(text: string): ProcessorTimes {
  // user nice system idle iowait irq softirq steal; time of guests is in user already.
  const times = (/^cpu +(.*)$/m.exec(text)?.[1] ?? '').split(' ').slice(0, 8).map(Number);
  return { all: times.reduce((sum, time) => sum + time, 0), idle: (times[3] ?? 0) + (times[4] ?? 0) };
}

const readTimes = () => parseProcessorTimes(readFileSync('/proc/stat', 'utf8'));

/** The share of the processor that nobody used for two seconds. */
async function readIdleShare(): Promise<number> {
  const before = readTimes();
  await wait(lookMs);
  const after = readTimes();
  return (after.idle - before.idle) / (after.all - before.all);
}

/** Waits until the machine does nothing else; rejects when that takes ten minutes. */
export async function waitUntilQuiet(): Promise<void> {
  const deadline = performance.now() + maxWaitMs;
  let idle = await readIdleShare();
  if (idle < leastIdle) console.log(`peers: waiting for a quiet machine (${Math.round(idle * 100)} % idle)`);
  while (idle < leastIdle) {
    if (performance.now() > deadline) {
      throw new Error(
        `The machine is not quiet: ${Math.round(idle * 100)} % idle for ${lookMs / 1000} s, at least ${leastIdle * 100} % ` +
          'are needed. End what else runs, or take marked figures with --noisy.',
      );
    }
    idle = await readIdleShare();
  }
}
