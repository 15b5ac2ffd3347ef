import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `process.env.NAME`, `environment['NAME']` and the like. */
const readPattern = /\b(?:process\.env|environment|env|given|complete)(?:\.|\[['"])([A-Z][A-Z\d_]+)\b/g;
/** `parseCount(environment, 'NAME', …)` and the like. */
const passedPattern = /\b(?:process\.env|environment|env|given), ['"]([A-Z][A-Z\d_]+)['"]/g;

/** The variables of the environment that a source reads by their names. */
export function findReadVariables(source: string): readonly string[] {
  return [readPattern, passedPattern].flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
}

/** Sources below a folder without their tests, with the variables that each reads. */
export function listReadVariables(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.m?ts$|\.mjs$/.test(file) && !/\.(?:test|fixture)\.|node_modules|(?:^|\/)dist\//.test(file),
  );
  return new Map(
    files.map((file) => [file, findReadVariables(readFileSync(path.join(folder, file), 'utf8'))] as const),
  );
}
