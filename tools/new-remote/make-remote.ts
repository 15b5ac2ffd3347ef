import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fillTemplate } from './fill-template.ts';
import { addToLock, createVersionResolver } from './lock-file.ts';
import { addOwner } from './owners-file.ts';
import type { NewRemote } from './parse-arguments.ts';

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/**
 * Makes the folder of a remote, its entry in `package-lock.json` and its owner in `CODEOWNERS`; returns the paths of its
 * files. All of it is prepared aside and moved into place at the end, without a pause in which a signal could arrive, and a
 * failure takes back what was moved.
 */
export function makeRemote(remote: NewRemote, root: string): readonly string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const lock = read('package-lock.json');
  const owners = read('CODEOWNERS');
  const files = fillTemplate(remote, createVersionResolver(lock));
  const aside = mkdtempSync(path.join(root, '.new-remote-'));
  const moved: (() => void)[] = [];
  try {
    writeFiles(path.join(aside, remote.name), files);
    const changed = new Map([
      ['package-lock.json', addToLock(lock, remote.name, files.get('package.json') ?? '')],
      ['CODEOWNERS', addOwner(owners, remote.name, remote.team)],
    ]);
    writeFiles(aside, changed);
    const folder = path.join(root, remote.name);
    renameSync(path.join(aside, remote.name), folder);
    moved.push(() => rmSync(folder, { recursive: true, force: true }));
    for (const [file, former] of [
      ['package-lock.json', lock],
      ['CODEOWNERS', owners],
    ] as const) {
      renameSync(path.join(aside, file), path.join(root, file));
      moved.push(() => writeFileSync(path.join(root, file), former));
    }
  } catch (error) {
    for (const takeBack of moved.toReversed()) takeBack();
    throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return [...files.keys()];
}
