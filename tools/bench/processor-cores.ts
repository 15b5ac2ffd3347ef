import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Processor cores as `taskset` lists them, `0` or `0,1`. */
export type CoreList = string;

const count = availableParallelism();
const hasTaskset = spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** Whether a process can be held on some of the cores of this machine. */
export const canPin = hasTaskset && count > 1;
export const oneCore: CoreList = '0';
export const twoCores: CoreList = '0,1';

/** Cores for the load generator while the server uses the given ones: different ones when the machine has them. */
export function chooseLoadCores(serverCores: CoreList): CoreList {
  const taken = serverCores.split(',').length;
  return count > taken ? `${taken}-${count - 1}` : serverCores;
}

/** Puts `taskset` before a command where that is possible. */
export function pinCommand(cores: CoreList, command: readonly string[]): readonly string[] {
  return canPin ? ['taskset', '-c', cores, ...command] : command;
}

/** One sentence on who shared the processor with whom. */
export const sharingNote =
  count > 2
    ? 'The load generator ran on cores of its own.'
    : 'Two cores in all: with one core for the server the load generator has the other, with two it shares them.';
