import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const megabyte = 1e6;
const dayMs = 86_400_000;
const setAside = /^[a-z-]+\.log\.\d{8}T\d{9}Z$/;

function parseCount(environment, name, fallback) {
  const text = environment[name] || String(fallback);
  if (!/^\d{1,5}$/.test(text) || Number(text) < 1) throw new Error(`${name}: ${text} is not a number from 1 to 99999`);
  return Number(text);
}

/** How long logs are kept and how large one file gets; throws an error that names a wrong variable. */
export function parseLogRule(environment) {
  return {
    keptMs: parseCount(environment, 'LOGS_KEPT_DAYS', 14) * dayMs,
    maxBytes: parseCount(environment, 'LOGS_MAX_MEGABYTES', 100) * megabyte,
  };
}

const sizeOf = (file) => (existsSync(file) ? statSync(file).size : 0);

/** The name of what a log held until now: with the time, which sorts. */
const nameAside = (file, now) => `${file}.${new Date(now).toISOString().replaceAll(/[-:.]/g, '')}`;

/** Gives what the last run has written a name of its own. */
export function setAsideLog(file, now = Date.now()) {
  if (sizeOf(file) > 0) renameSync(file, nameAside(file, now));
}

/** Logs in a folder that were set aside, with the time of their last line. */
export function listLogsAside(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => setAside.test(name));
  return files.map((name) => ({ file: join(folder, name), endedAt: statSync(join(folder, name)).mtimeMs }));
}

/**
 * Sets a log aside that has become too large, and removes those that are too old. The process that writes keeps its file,
 * so it is copied and cut: lines of the moment between may be lost.
 */
export function limitLogs(dataDirectory, { keptMs, maxBytes }, now = Date.now()) {
  const folder = join(dataDirectory, 'logs');
  try {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const file = join(folder, name);
      if (!name.endsWith('.log') || sizeOf(file) <= maxBytes) continue;
      copyFileSync(file, nameAside(file, now));
      truncateSync(file);
    }
    for (const { file, endedAt } of listLogsAside(folder)) if (now - endedAt > keptMs) rmSync(file, { force: true });
  } catch (error) {
    // A full disk must not end what runs.
    console.error(`The logs in ${basename(dirname(folder))}/logs could not be limited: ${error.message}`);
  }
}
