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

interface Places {
  readonly dataDirectory: string;
  /** Null where releases are in no folder. */
  readonly releasesDirectory: string | null;
}

interface Rule {
  readonly keptMs: number;
  readonly logsMs: number;
  readonly nowMs: number;
}

const dayMs = 86_400_000;

const listFolder = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

/**
 * What programs that were killed have left, releases that were refused, and logs of long ago. Everything else in these
 * folders is removed by the process that made it (docs/operations.md, "What is kept").
 */
export function findLeftovers(
  { dataDirectory, releasesDirectory }: Places,
  { keptMs, logsMs, nowMs }: Rule,
): readonly Leftover[] {
  const explain = (place: string, what: string, ms: number, since = statSync(place).mtimeMs): Leftover => {
    const isOld = nowMs - since > ms;
    return { place, what, reason: isOld ? null : `is younger than ${Math.round(ms / dayMs)} days` };
  };
  const carried = listFolder(dataDirectory).filter((place) => /^carried-\w{6}$/.test(path.basename(place)));
  return [
    ...carried.map((place) => explain(place, 'left by npm run carry that was ended', dayMs)),
    ...(releasesDirectory === null ? [] : listFolder(path.join(releasesDirectory, '.refused'))).map((place) =>
      explain(place, 'a release that was set aside', keptMs),
    ),
    ...listLogsAside(path.join(dataDirectory, 'logs')).map(({ file, endedAt }) =>
      explain(file, 'a log', logsMs, endedAt),
    ),
  ];
}
