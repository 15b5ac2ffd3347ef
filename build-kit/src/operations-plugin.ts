import type { Capability } from '@kmx/shared-contracts/capabilities.ts';
import { type Operations, operationsSchema } from '@kmx/shared-contracts/operations.ts';
import { type Compiler, rspack } from '@rspack/core';
import * as v from 'valibot';
import { readBuildExports } from './evaluate-module.ts';

/** The operations file of a release, in the folder of its server half: browsers do not need it. */
export const operationsFile = 'operations.json';

const exportsSchema = v.object({ operations: operationsSchema });

/** Checks operations against what the remote asks of the shell; throws with a sentence for its team. */
export function checkOperations(values: unknown, capabilities: readonly Capability[]): Operations {
  const result = v.safeParse(exportsSchema, values);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'operations'}: ${issue.message}`);
  }
  const { operations } = result.output;
  const known: readonly string[] = capabilities;
  const missing = Object.keys(operations).filter((service) => !known.includes(service));
  if (missing.length > 0) throw new Error(`operations: ${missing.join(' and ')} is not among the capabilities`);
  return operations;
}

/** Writes the operations file from the export `operations` of a module `x.build.ts`. */
export class OperationsPlugin {
  readonly #module: string;
  readonly #capabilities: readonly Capability[];
  constructor(module: string, capabilities: readonly Capability[]) {
    this.#module = module;
    this.#capabilities = capabilities;
  }
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OperationsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('OperationsPlugin', async () => {
        const { values, readFiles } = await readBuildExports(this.#module);
        for (const file of [this.#module, ...readFiles]) compilation.fileDependencies.add(file);
        const text = `${JSON.stringify(checkOperations(values, this.#capabilities), null, 2)}\n`;
        compilation.emitAsset(operationsFile, new rspack.sources.RawSource(text));
      });
    });
  }
}
