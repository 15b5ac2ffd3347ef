import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printFiles } from './print-files.ts';

// Usage: node tools/sample-media/files/make-files.ts
const folder = join(import.meta.dirname, '../../../services/assets/files');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, content } of printFiles()) writeFileSync(join(folder, name), content);
