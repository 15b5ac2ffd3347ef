import { readdirSync, readFileSync } from 'node:fs';

// USER_HZ of Linux, which Node does not expose; it is 100 on every platform that Node is built for.
const ticksPerSecond = 100;

/** What follows the name of a program, which may contain spaces. */
function readStatFields(pid: number): readonly string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Seconds of CPU time that a process has used with all its threads. */
export function readProcessorSeconds(pid: number): number {
  const fields = readStatFields(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Seconds of CPU time of a process and all that it has started, also of those that have ended. */
export function readTreeProcessorSeconds(pid: number): number {
  return listProcessTree(pid)
    .flatMap((each) => readStatFields(each).slice(11, 15))
    .reduce((sum, ticks) => sum + Number(ticks) / ticksPerSecond, 0);
}

/** The id of a PostgreSQL server, of whose processes it is the first; its folder is that of `startPostgres`. */
export function readPostgresPid({ folder }: { readonly folder: string }): number {
  return Number(readFileSync(`${folder}/data/postmaster.pid`, 'utf8').split('\n')[0]);
}

/** Megabytes that a process has in memory. */
export function readResidentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Worker threads of a Node process. */
export function countWorkerThreads(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.filter((id) => readFileSync(`/proc/${pid}/task/${id}/comm`, 'utf8').startsWith('WorkerThread')).length;
}

/** A process and all that it has started, directly or through others. */
export function listProcessTree(pid: number): readonly number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '),
  );
  return [pid, ...children.filter(Boolean).flatMap((child) => listProcessTree(Number(child)))];
}

/** Megabytes that a process takes of the machine: pages that several processes share, such as Node itself, count for each in part. */
export function readProportionalMegabytes(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
