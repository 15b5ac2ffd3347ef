import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const prefix = 'kmx-disk-';
const chunk = Buffer.alloc(64 * 1024);

/** A file system of a few hundred megabytes in memory, which can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte. */
  readonly fill: () => void;
  /** Gives back what `fill` has taken. */
  readonly clear: () => void;
  readonly remove: () => void;
}

function unmount(folder: string): void {
  try {
    execFileSync('/bin/umount', ['--lazy', folder], { stdio: 'pipe', timeout: 10_000 });
  } catch {
    // It was not mounted any more.
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Makes such a disk; needs root. One that a killed run has left is removed first. */
export function createSmallDisk(megabytes: number): SmallDisk {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const owner = name.slice(prefix.length);
    try {
      process.kill(Number(owner), 0);
    } catch {
      unmount(path.join(tmpdir(), name));
    }
  }
  const folder = path.join(tmpdir(), `${prefix}${process.pid}`);
  mkdirSync(folder);
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { timeout: 10_000 });
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'filled');
  return {
    folder,
    fill: () => {
      const descriptor = openSync(file, 'w');
      try {
        for (;;) writeSync(descriptor, chunk);
      } catch {
        // It is full.
      } finally {
        closeSync(descriptor);
      }
    },
    clear: () => rmSync(file, { force: true }),
    remove: () => unmount(folder),
  };
}
