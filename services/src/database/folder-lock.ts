import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const ownerSchema = v.object({ pid: v.number(), startedAt: v.string(), bootId: v.string() });
type Owner = v.InferOutput<typeof ownerSchema>;

const unfinishedLockMs = 5000;
const startTimeField = 19;

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Start time in clock ticks since boot, or undefined when no such process runs (field 22 of the stat file). */
function readStartTime(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  // The program name in parentheses may contain spaces, so fields are counted after it.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[startTimeField];
}

function createOwner(): Owner {
  const bootId = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return { pid: process.pid, startedAt: readStartTime(process.pid) ?? '', bootId };
}

function parseOwner(text: string | undefined): Owner | undefined {
  try {
    const result = v.safeParse(ownerSchema, JSON.parse(text ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(owner: Owner): boolean {
  if (owner.startedAt !== '')
    return createOwner().bootId === owner.bootId && readStartTime(owner.pid) === owner.startedAt;
  try {
    process.kill(owner.pid, 0);
    return true;
  } catch {
    return false;
  }
}

function createLockFile(path: string): boolean {
  try {
    const descriptor = openSync(path, 'wx');
    writeSync(descriptor, JSON.stringify(createOwner()));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function describeHolder(path: string): string | undefined {
  const owner = parseOwner(readText(path));
  if (owner !== undefined) return isAlive(owner) ? `process ${owner.pid}` : undefined;
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age < unfinishedLockMs ? 'a process that is just starting' : undefined;
}

function takeOverStaleLock(path: string): boolean {
  // Without this second lock two starters could both judge the old file stale and each delete the other's new one.
  const claim = `${path}.takeover`;
  if (describeHolder(claim) === undefined) rmSync(claim, { force: true });
  if (!createLockFile(claim)) return false;
  try {
    if (describeHolder(path) !== undefined) return false;
    rmSync(path, { force: true });
    return createLockFile(path);
  } finally {
    rmSync(claim, { force: true });
  }
}

/**
 * Takes sole ownership of the data folder (PGlite itself lets two processes destroy each other's rows) and returns a
 * function that releases it; throws while a living process holds it, takes over the lock of a dead one.
 */
export function lockFolder(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'services.lock');
  if (!createLockFile(path)) {
    const holder = describeHolder(path);
    if (holder !== undefined || !takeOverStaleLock(path)) {
      throw new Error(
        `The data folder ${directory} is in use by ${holder ?? 'another process'}; stop it or set another DATA_DIR`,
      );
    }
  }
  return () => {
    if (parseOwner(readText(path))?.pid === process.pid) rmSync(path, { force: true });
  };
}
