// Runs with the Node of Debian 12: installs the Node and the npm of this repository into a folder.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [folder = ''] = process.argv.slice(2);
const { devDependencies, packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/package.json`, '{ "private": true }');
const words = ['install', '--no-audit', '--no-fund', `node@${devDependencies.node}`, packageManager];
process.exitCode = spawnSync('npm', words, { cwd: folder, stdio: 'inherit' }).status ?? 1;
