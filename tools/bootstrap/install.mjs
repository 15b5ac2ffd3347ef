import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// What npm itself notes of an install; it writes that last.
const installedFile = 'node_modules/.package-lock.json';

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

const isMusl = () => process.report.getReport().header.glibcVersionRuntime === undefined;

// Binaries of other platforms are left out; other optional packages may be missing.
function isWanted({ link, optional, devOptional, os, cpu, libc }) {
  if (link) return false;
  if (!optional && !devOptional) return true;
  const isOurs = Boolean(os?.includes(process.platform) && cpu?.includes(process.arch));
  return isOurs && (libc === undefined || process.platform !== 'linux' || libc.includes(isMusl() ? 'musl' : 'glibc'));
}

/** Packages of the lock file in a folder that should be in its node_modules and are not, or in another version. */
export function listMissing(folder = '.') {
  const noted = join(folder, installedFile);
  const installed = existsSync(noted) ? readPackages(noted) : {};
  return Object.entries(readPackages(join(folder, 'package-lock.json')))
    .filter(([path, wanted]) => path.includes('node_modules/') && isWanted(wanted))
    .filter(
      ([path, { version }]) => installed[path]?.version !== version || !existsSync(join(folder, path, 'package.json')),
    )
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
}

/** Whether node_modules matches package-lock.json, with the Node it includes; an earlier install may have been interrupted. */
export function isInstalled() {
  if (!existsSync('node_modules/.bin/node') && !existsSync('node_modules/.bin/node.cmd')) return false;
  return listMissing().length === 0;
}

/** Creates links to workspaces added since the last install: pulling a new one needs no download. */
export function linkWorkspaces() {
  for (const [path, { link, resolved }] of Object.entries(readPackages('package-lock.json'))) {
    if (!link || existsSync(path)) continue;
    rmSync(path, { force: true });
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(relative(dirname(path), resolved), path, 'junction');
  }
}

/** Runs npm without any help of what it installs; whether it has done what it was asked for. */
export function runNpm(words) {
  const npm = process.env.npm_execpath;
  // npm ci removes node_modules, and with it the Node that may run this process; npm must not look for it there.
  const env = { ...process.env, PATH: (process.env.PATH || '').replaceAll(`${process.cwd()}/node_modules/.bin:`, '') };
  const isOwnNode = process.execPath.startsWith(process.cwd());
  const result =
    npm && npm.endsWith('.js') && !isOwnNode
      ? spawnSync(process.execPath, [npm, ...words], { stdio: 'inherit', env })
      : spawnSync('npm', words, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  return result.status === 0;
}

// Resolves as Node does: from the importing package's folder upwards to the root.
function isLocked(packages, path, name) {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  if (!path) return false;
  return isLocked(packages, path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)), name);
}

// npm ci refuses a lock file without the binaries of other platforms, which some registries do not carry; npm install
// takes the same locked versions without them.
function isLockComplete() {
  const packages = readPackages('package-lock.json');
  return Object.entries(packages).every(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).every((name) => isLocked(packages, path, name)),
  );
}

function describeState() {
  if (!existsSync('node_modules')) return 'are not installed yet';
  const missing = listMissing();
  if (missing.length === 0 || !existsSync(installedFile)) return 'are not complete';
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  return `do not match package-lock.json (${missing[0]}${others})`;
}

/** Installs the dependencies of the lock file; ends the process with a message when that fails. */
export function installDependencies() {
  const command = isLockComplete() ? ['ci'] : ['install', '--no-save'];
  console.log(`Dependencies ${describeState()}: running "npm ${command.join(' ')}" (up to a minute, once).`);
  // npm install trusts its own record of an earlier install, whatever has become of the files.
  if (command[0] === 'install') rmSync('node_modules', { recursive: true, force: true });
  if (!runNpm([...command, '--no-audit', '--no-fund', '--progress=true', '--loglevel=error'])) {
    console.error('The dependencies could not be installed; npm says why above. Is the package registry reachable?');
    process.exit(1);
  }
  const missing = listMissing();
  if (missing.length > 0) {
    console.error(
      `npm has left out what is needed here: ${missing.slice(0, 5).join(', ')}. Does it omit some packages?`,
    );
    process.exit(1);
  }
}
