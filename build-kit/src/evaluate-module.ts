import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';

const program = fileURLToPath(new URL('./print-exports.mjs', import.meta.url));
const deadlineMs = 60_000;
const exportsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.objectWithRest({ readFiles: v.optional(v.array(v.string()), []) }, v.unknown()),
);

/** What a module `x.build.ts` exports as JSON, and the files that it has read. */
export interface BuildExports {
  readonly values: Readonly<Record<string, unknown>>;
  readonly readFiles: readonly string[];
}

/**
 * Runs a module `x.build.ts`: it may read source files, which a bundle cannot. Its export `readFiles` names them, so that the
 * build notices their changes. It runs in a separate process, so that each build of a watch reads them again; rejects with
 * the message of a module that throws, and after a minute.
 */
export async function readBuildExports(file: string): Promise<BuildExports> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], {
    maxBuffer: 2 ** 26,
    timeout: deadlineMs,
  });
  const { readFiles, ...values } = v.parse(exportsSchema, stdout);
  return { values, readFiles };
}

/** Runs a module `x.build.ts` and writes its exports as a data module. */
export async function evaluateModule(file: string): Promise<{ code: string; readFiles: readonly string[] }> {
  const { values, readFiles } = await readBuildExports(file);
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
  );
  return { code: lines.join('\n'), readFiles };
}
