// Removes from node_modules what a workspace does not need at run time, and what Node never loads of the rest.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listProductionPackages } from './production-packages.mjs';

const [workspace = ''] = process.argv.slice(2);
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const kept = new Set(listProductionPackages(lock, workspace));
/** Maps, types and notes. */
const unused = /\.(?:map|d\.[cm]?ts|md|markdown|flow|tsbuildinfo)$/i;

for (const [place, { link, resolved }] of Object.entries(lock.packages)) {
  if (place.includes('node_modules/') && !kept.has(link ? resolved : place))
    rmSync(place, { recursive: true, force: true });
}
rmSync('node_modules/.bin', { recursive: true, force: true });
for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && unused.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
}
const missing = [...kept].filter((place) => {
  const { optional, os, cpu, libc } = lock.packages[place];
  return (
    place.includes('node_modules/') && !optional && !os && !cpu && !libc && !existsSync(join(place, 'package.json'))
  );
});
if (missing.length > 0) throw new Error(`npm has not installed ${missing.join(', ')}`);
