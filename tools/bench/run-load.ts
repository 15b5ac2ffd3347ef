import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { readProcessorSeconds } from '../figures/process-figures.ts';
import { root } from '../product-runner/repository-root.ts';
import { type CoreList, chooseLoadCores, pinCommand } from './processor-cores.ts';
import type { ServerProcess } from './server-process.ts';

const run = promisify(execFile);
const hasWrk = spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error === undefined;
const autocannon = path.join(root, 'node_modules/autocannon/autocannon.js');
let lastNumber = 0;

interface LoadSettings {
  readonly server: ServerProcess;
  readonly path: string;
  readonly seconds: number;
  readonly cores: CoreList;
  /** A new query for each request, so that no kept document answers. */
  readonly isUnique?: boolean;
  /** Accept-Encoding; without it the answer comes uncompressed. */
  readonly encoding?: string;
  /** Requests at the same time, `connections` by default. */
  readonly parallel?: number;
}

/** The load generator's view of one run; CPU time is the server's, with all its threads. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  readonly processorMs: number;
  readonly failed: number;
}

interface RawResult {
  readonly requests: number;
  readonly seconds: number;
  readonly p99Ms: number;
  readonly failed: number;
}

export const connections = 20;

/** wrk where it is installed: it takes less of the processor that the server needs too. */
export const generator = hasWrk ? 'wrk' : 'autocannon';
export const generatorNote = `Load: ${generator}, ${connections} connections, closed loop.`;

const wrkUnits: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

function parseWrk(text: string): RawResult {
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(text) ?? [];
  const [, amount, unit = ''] = /\s99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
  if (requests === undefined || amount === undefined) throw new Error(`wrk gave no result:\n${text}`);
  const [, ...socketErrors] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? [];
  const wrongStatus = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0);
  return {
    requests: Number(requests),
    seconds: Number(seconds),
    p99Ms: Number(amount) * (wrkUnits[unit] ?? Number.NaN),
    failed: socketErrors.reduce((sum, count) => sum + Number(count), wrongStatus),
  };
}

async function runWrk(settings: LoadSettings): Promise<RawResult> {
  const { server, path: pathname, seconds, cores, isUnique, encoding, parallel = connections } = settings;
  const script = path.join(path.dirname(server.logFile), 'unique.lua');
  const start = ++lastNumber * 1_000_000;
  const lua = `n=${start}\nrequest=function() n=n+1; return wrk.format("GET", wrk.path.."?n="..n) end\n`;
  if (isUnique) writeFileSync(script, lua);
  const words = ['-t1', `-c${parallel}`, `-d${seconds}s`, '--latency', ...(isUnique ? ['-s', script] : [])];
  if (encoding) words.push('-H', `accept-encoding: ${encoding}`);
  const [program = 'wrk', ...rest] = pinCommand(cores, ['wrk', ...words, `${server.origin}${pathname}`]);
  return parseWrk((await run(program, rest)).stdout);
}

const autocannonSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    duration: v.number(),
    errors: v.number(),
    timeouts: v.number(),
    non2xx: v.number(),
    '2xx': v.number(),
    latency: v.object({ p99: v.number() }),
  }),
);

async function runAutocannon(settings: LoadSettings): Promise<RawResult> {
  const { server, path: pathname, seconds, cores, isUnique, encoding, parallel = connections } = settings;
  // autocannon takes a word that ends with a bracket for the end of a list of words.
  const url = `${server.origin}${pathname}${isUnique ? '?n=[<id>]&load' : ''}`;
  const words = ['-j', '-c', String(parallel), '-d', String(seconds), ...(isUnique ? ['-I'] : [])];
  if (encoding) words.push('-H', `accept-encoding=${encoding}`);
  const [program = process.execPath, ...rest] = pinCommand(cores, [process.execPath, autocannon, ...words, url]);
  const result = v.parse(autocannonSchema, (await run(program, rest)).stdout);
  return {
    requests: result['2xx'],
    seconds: result.duration,
    p99Ms: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

/** Puts a server under load and returns its responses and their cost; `cores` are the server's. */
export async function runLoad(settings: LoadSettings): Promise<LoadResult> {
  const before = readProcessorSeconds(settings.server.pid);
  const placed = { ...settings, cores: chooseLoadCores(settings.cores) };
  const raw = await (hasWrk ? runWrk(placed) : runAutocannon(placed));
  const processorSeconds = readProcessorSeconds(settings.server.pid) - before;
  return {
    requestsPerSecond: raw.requests / raw.seconds,
    p99Ms: raw.p99Ms,
    processorMs: (processorSeconds * 1000) / raw.requests,
    failed: raw.failed,
  };
}
