import { readdirSync } from 'node:fs';
import { countWorkerThreads, readResidentMegabytes } from '@kmx/tools/figures/process-figures.ts';
import type { ClusterProcess } from '../../support/cluster-processes.ts';

const deadlineMs = 10_000;

/** What a process holds at one moment. */
export interface ProcessSample {
  readonly residentMegabytes: number;
  readonly heapMegabytes: number;
  /** Open files and connections. */
  readonly handles: number;
  readonly workers: number;
  /** p99 of the delay of its event loop since it was last asked. */
  readonly delayMs: number;
}

function readMetric(text: string, name: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  if (line === undefined) throw new Error(`there is no metric ${name}`);
  return Number(line.slice(name.length + 1));
}

/** Takes a sample of a process that runs and serves its metrics to everybody. */
export async function takeSample(process: ClusterProcess): Promise<ProcessSample> {
  const pid = process.readPid();
  if (pid === null || !process.isRunning()) throw new Error(`${process.machine.name} does not run`);
  const response = await fetch(`${process.origin}/metrics`, { signal: AbortSignal.timeout(deadlineMs) });
  const text = await response.text();
  return {
    residentMegabytes: readResidentMegabytes(pid),
    heapMegabytes: readMetric(text, 'nodejs_heap_size_used_bytes') / 1_048_576,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    workers: countWorkerThreads(pid),
    delayMs: readMetric(text, 'nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}
