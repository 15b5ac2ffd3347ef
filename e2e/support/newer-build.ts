import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';

/** The contract that a unit was last built with. */
export function readContract(unit: string): string {
  const text = readFileSync(path.join(root, unit, 'dist/build.json'), 'utf8');
  return (JSON.parse(text) as { readonly contractVersion: string }).contractVersion;
}

/** The same with one minor version more. */
export function resolveNextContract(contract: string): string {
  const [major, minor] = contract.split('.').map(Number);
  return `${major}.${Number(minor) + 1}.0`;
}

/**
 * A copy of a unit's build that says of itself, in its record and in its server half, that it was built with the next
 * contract. It is below the build, so that a server finds its packages; the folder has to be removed.
 */
export function createNewerBuild(unit: string): string {
  const dist = path.join(root, unit, 'dist');
  const folder = mkdtempSync(path.join(dist, '.newer-'));
  for (const part of ['browser', 'server', 'build.json']) {
    cpSync(path.join(dist, part), path.join(folder, part), { recursive: true });
  }
  const contract = readContract(unit);
  const next = resolveNextContract(contract);
  for (const file of [path.join(folder, 'build.json'), ...globSync(path.join(folder, 'server/*.{mjs,cjs}'))]) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(new RegExp(`(?<=contractVersion\\W{1,6})${contract}`, 'g'), next));
  }
  return folder;
}
