import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const hashFile = 'node_modules/.kmx-lock-hash';

function resolveLockHash() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

// Somebody may have run npm himself; what npm noted then says as much as our own note.
function isLockInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(([path, wanted]) => {
    const isOther = !path.includes('node_modules/') || wanted.link || wanted.optional || wanted.devOptional;
    return isOther || installed[path]?.version === wanted.version;
  });
}

/** Tells whether node_modules is what package-lock.json says, with the Node that comes with it. */
export function isInstalled() {
  if (!existsSync('node_modules/.bin/node') && !existsSync('node_modules/.bin/node.cmd')) return false;
  const hash = resolveLockHash();
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return true;
  if (!isLockInstalled()) return false;
  writeFileSync(hashFile, hash);
  return true;
}

function runNpm(words) {
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

// As Node looks for a package: beside the one that asks, then one folder of packages further up, to the root.
function isLocked(packages, path, name) {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  if (!path) return false;
  return isLocked(packages, path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)), name);
}

// npm ci refuses a lock file that lacks the binaries of other platforms, which some registries do not carry;
// npm install takes the same locked versions without them.
function isLockComplete() {
  const packages = readPackages('package-lock.json');
  return Object.entries(packages).every(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).every((name) => isLocked(packages, path, name)),
  );
}

/** Installs the dependencies of the lock file; ends the process with a message when that fails. */
export function installDependencies() {
  const state = existsSync('node_modules') ? 'do not match package-lock.json' : 'are not installed yet';
  const command = isLockComplete() ? ['ci'] : ['install', '--no-save'];
  console.log(`Dependencies ${state}: running "npm ${command.join(' ')}" (up to a minute, once).`);
  if (!runNpm([...command, '--no-audit', '--no-fund', '--progress=true', '--loglevel=error'])) {
    console.error('The dependencies could not be installed; npm says why above. Is the package registry reachable?');
    process.exit(1);
  }
  writeFileSync(hashFile, resolveLockHash());
}
