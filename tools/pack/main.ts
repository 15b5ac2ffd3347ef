import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../product-runner/repository-root.ts';
import { packPackages } from './pack-packages.ts';

try {
  const { values } = parseArgs({ options: { into: { type: 'string' } } });
  for (const file of packPackages(path.resolve(values.into ?? path.join(root, 'dist/packages')))) console.log(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
