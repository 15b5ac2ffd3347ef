import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { listLogsAside } from '../bootstrap/log-files.mjs';

/** A file or folder that nothing uses, or that is too young to say so. */
export interface Leftover {
  readonly place: string;
  readonly what: string;
  /** Why it stays; null when it may go. */
  readonly reason: string | null;
}

interface Rule {
  readonly logsMs: number;
  readonly nowMs: number;
}

const dayMs = 86_400_000;

const listFolder = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

/** Why something may not go that is there `since`; null when it is older than `keptMs`. */
export function explainAge(since: number, keptMs: number, nowMs: number): string | null {
  return nowMs - since > keptMs ? null : `is younger than ${Math.round(keptMs / dayMs)} days`;
}

/**
 * What programs that were killed have left, and logs of long ago. Everything else in this folder is removed by the process
 * that made it (docs/operations.md, "What is kept").
 */
export function findLeftovers(dataDirectory: string, { logsMs, nowMs }: Rule): readonly Leftover[] {
  const explain = (place: string, what: string, keptMs: number, since = statSync(place).mtimeMs): Leftover => ({
    place,
    what,
    reason: explainAge(since, keptMs, nowMs),
  });
  const carried = listFolder(dataDirectory).filter((place) => /^carried-\w{6}$/.test(path.basename(place)));
  return [
    ...carried.map((place) => explain(place, 'left by npm run carry that was ended', dayMs)),
    ...listLogsAside(path.join(dataDirectory, 'logs')).map(({ file, endedAt }) =>
      explain(file, 'a log', logsMs, endedAt),
    ),
  ];
}
