import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where version 1 of Linux's control groups divides processors. */
const controller = '/sys/fs/cgroup/cpu';
const periodUs = 100_000;

/** Whether processes can be given a share of a processor here: root, and version 1 of control groups. */
export const hasProcessorShares = (): boolean =>
  process.getuid?.() === 0 && existsSync(path.join(controller, 'cgroup.procs'));

/** Processes that get a share of a processor each, whatever else is free. */
export interface ProcessorShares {
  /** Words before a command that give it, and what it starts, a share of its own; they become the command itself. */
  readonly enter: (name: string) => readonly string[];
  /** Once all of them have ended. */
  readonly remove: () => void;
}

/** Makes shares of `cores` processors, such as 0.25; throws where `hasProcessorShares` is false. */
export function createProcessorShares(cores: number): ProcessorShares {
  const folders = new Set<string>();
  return {
    enter: (name) => {
      const folder = path.join(controller, `kmx-${process.pid}-${name}`);
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
      writeFileSync(path.join(folder, 'cpu.cfs_period_us'), String(periodUs));
      writeFileSync(path.join(folder, 'cpu.cfs_quota_us'), String(Math.round(cores * periodUs)));
      return ['sh', '-c', `echo $$ > ${folder}/cgroup.procs; exec "$@"`, 'sh'];
    },
    remove: () => {
      for (const folder of folders) rmdirSync(folder);
    },
  };
}
