import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';

/** Links the files of packages, because there are tens of thousands; nothing writes into them. */
function linkTree(from: string, to: string): void {
  const status = lstatSync(from);
  if (status.isSymbolicLink()) return symlinkSync(readlinkSync(from), to);
  if (!status.isDirectory()) {
    try {
      return linkSync(from, to);
    } catch {
      // Another file system.
      return cpSync(from, to);
    }
  }
  mkdirSync(to);
  for (const name of readdirSync(from)) linkTree(path.join(from, name), path.join(to, name));
}

function runGit(...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
  return stdout;
}

/** Copies the checkout as it is, builds and packages included, into an empty folder. */
export function copyCheckout(folder: string): void {
  const files = runGit('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  const builds = [...new Set(files.map((file) => `${file.split('/')[0]}/dist`))];
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
  for (const build of builds.filter((name) => existsSync(path.join(root, name))))
    cpSync(path.join(root, build), path.join(folder, build), { recursive: true });
  linkTree(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Where turbo keeps the builds of this checkout; work trees of git share it. */
export function resolveBuildCache(): string {
  const common = runGit('rev-parse', '--path-format=absolute', '--git-common-dir').trim();
  return path.join(path.dirname(common), '.turbo/cache');
}
