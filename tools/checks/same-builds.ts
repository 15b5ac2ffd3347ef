// Builds all units a second time in a copy of this folder and compares every file: the same sources give the same
// release, on any machine and in any folder. Needs the build of this folder.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportCheck } from './report-check.ts';
import { units } from './units.ts';
import { workspaces } from './workspaces.ts';

const skipped: ReadonlySet<string> = new Set(['dist', '.turbo']);

/** Hard-links files where possible, because there are tens of thousands; links between workspaces stay links. */
function copyTree(from: string, to: string): void {
  const status = lstatSync(from);
  if (status.isSymbolicLink()) return symlinkSync(readlinkSync(from), to);
  if (!status.isDirectory()) {
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
    return;
  }
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!skipped.has(name) || from.includes('node_modules')) copyTree(path.join(from, name), path.join(to, name));
}

function hashFiles(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

// A name that would be visible in any leaked path, and that has to be quoted.
const elsewhere = mkdtempSync(path.join(tmpdir(), 'kmx other folder '));
const problems: string[] = [];
let compared = 0;
try {
  for (const name of ['package.json', 'tsconfig.base.json', 'node_modules', ...workspaces]) {
    copyTree(name, path.join(elsewhere, name));
  }
  for (const unit of units) {
    const program = path.join(elsewhere, 'node_modules/@rspack/cli/bin/rspack.js');
    const build = spawnSync(process.execPath, [program, 'build'], {
      cwd: path.join(elsewhere, unit),
      encoding: 'utf8',
    });
    if (build.status !== 0) {
      problems.push(`${unit}: could not be built in another folder: ${build.stderr || build.stdout}`);
      continue;
    }
    const here = hashFiles(path.join(unit, 'dist'));
    const there = hashFiles(path.join(elsewhere, unit, 'dist'));
    compared += here.size;
    for (const file of new Set([...here.keys(), ...there.keys()])) {
      if (here.get(file) !== there.get(file)) problems.push(`${unit}/dist/${file} is another file in another folder`);
    }
  }
} finally {
  rmSync(elsewhere, { recursive: true, force: true });
}
reportCheck(problems, `${compared} files of ${units.length} units are the same when they are built in another folder.`);
