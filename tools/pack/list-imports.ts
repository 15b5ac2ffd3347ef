import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { listPackageFiles } from './list-package-files.ts';

const specifier = /\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g;
const packageName = /^(?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*/;

/** The packages that the compiled files below a folder import, types included; modules of Node count as `node`. */
export function listImports(folder: string): ReadonlySet<string> {
  const names = listPackageFiles(folder)
    .filter((file) => /\.(?:m?js|d\.m?ts)$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(specifier)])
    .map(([, text = '']) => (text.startsWith('node:') ? 'node' : packageName.exec(text)?.[0]));
  return new Set(names.filter((name) => name !== undefined && !builtinModules.includes(name)) as readonly string[]);
}
