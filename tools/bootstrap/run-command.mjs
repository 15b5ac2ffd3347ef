// Runs before anything is installed: no dependencies, and nothing that Node 20 lacks.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { becomeNode, isInstalledNode } from './become-node.mjs';
import { installDependencies, isInstalled, linkWorkspaces } from './install.mjs';

const commands = [
  'start',
  'dev',
  'test',
  'build',
  'check',
  'e2e',
  'e2e:browsers',
  'cluster',
  'bench',
  'mutate',
  'release',
  'new:remote',
  'pack',
  'images',
  'sbom',
  'accounts',
  'keys',
  'backup',
  'restore',
  'carry',
  'person',
  'prune',
  'content:setup',
];
const [command = '', ...words] = process.argv.slice(2);
if (!commands.includes(command)) {
  console.error(`Usage: npm run <${commands.join('|')}>`);
  process.exit(2);
}

if (!isInstalled()) installDependencies();
linkWorkspaces();

const node = join('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
// npm looks for programs in node_modules first, so this is mostly the one that is running.
const isRunning = isInstalledNode(node);
const version = isRunning
  ? { stdout: process.version }
  : spawnSync(node, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
const major = Number(/^v(\d+)/.exec(version.stdout || '')?.[1]);
if (!(major >= 24)) {
  const found = version.stdout ? `is ${version.stdout.trim()}` : 'does not run';
  console.error(`node_modules/.bin/node ${found}, but Node 24 or newer is needed.`);
  console.error('It comes with the package "node". Run: npm ci (without --ignore-scripts)');
  process.exit(1);
}

// Children that ask for "node" must get the same one.
process.env.PATH =
  join(process.cwd(), 'node_modules', '.bin') + (process.platform === 'win32' ? ';' : ':') + process.env.PATH;
process.env.TURBO_TELEMETRY_DISABLED = '1';
const { runNode } = await import('./run-node.mjs');
if (command === 'release' || command === 'new:remote' || command === 'prune') {
  const { findReleaseKeys, withoutShellKeys } = await import('./release-keys.mjs');
  // For a local start, which demands signatures, a release must be signed with the same key.
  Object.assign(process.env, withoutShellKeys(findReleaseKeys(process.env.DATA_DIR || '.data', process.env)));
}
if (command === 'keys' || command === 'person') {
  // `npm start` keeps the secret of its services beside their data.
  const file = join(process.env.DATA_DIR || '.data', 'secrets.json');
  if (!process.env.IDENTITY_SECRET && !process.env.IDENTITY_SECRET_FILE && existsSync(file)) {
    console.log(`IDENTITY_SECRET is that of ${file}.`);
    process.env.IDENTITY_SECRET = JSON.parse(readFileSync(file, 'utf8')).IDENTITY_SECRET;
  }
}
const scripts = {
  mutate: join('tools', 'mutation', 'main.ts'),
  release: join('tools', 'release', 'main.ts'),
  'new:remote': join('tools', 'new-remote', 'main.ts'),
  pack: join('tools', 'pack', 'main.ts'),
  images: join('tools', 'images', 'main.ts'),
  sbom: join('tools', 'sbom', 'main.ts'),
  accounts: join('services', 'src', 'accounts', 'main.ts'),
  keys: join('services', 'src', 'keys', 'main.ts'),
  backup: join('services', 'src', 'backup', 'backup-command.ts'),
  restore: join('services', 'src', 'backup', 'restore-command.ts'),
  carry: join('services', 'src', 'backup', 'carry-command.ts'),
  person: join('services', 'src', 'person', 'main.ts'),
  prune: join('tools', 'prune', 'main.ts'),
  'content:setup': join('services', 'src', 'content', 'hosted', 'set-up-hosted.ts'),
  start: join('tools', 'bootstrap', 'start.mjs'),
  dev: join('tools', 'bootstrap', 'dev.mjs'),
};
const target =
  command in scripts ? [scripts[command], ...words] : [join('tools', 'bootstrap', 'run-steps.ts'), command, ...words];
if (command === 'start' && isRunning) becomeNode(['--max-semi-space-size=1', ...target]);
process.exitCode = await runNode(node, target);
