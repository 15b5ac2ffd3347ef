import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { root } from '../product-runner/repository-root.ts';

/** Runs one configuration of rspack to its end; rejects with the errors of the build. */
export function runBuild(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    rspack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/** Folder for the builds of the benches; inside the repository, so that packages resolve from there. */
export function resolveBuildFolder(name: string): string {
  const folder = path.join(root, 'node_modules/.cache/kmx-bench', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
