import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

/** What a build says of its browser files; the release command turns it into `release.json`. */
export interface BuildRecord {
  readonly browserEntry: string;
  readonly initial: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  readonly catalogues: Readonly<Record<string, string>>;
}

type ReadAssets = (compiler: Compiler, chunks: ChunkFiles) => Promise<Pick<BuildRecord, 'browserEntry' | 'initial'>>;
/** Files by chunk or entry point name, relative to the output folder. */
export type ChunkFiles = ReadonlyMap<string, readonly string[]>;

/** Writes `dist/build.json` beside the browser folder after each build. */
export class BuildRecordPlugin {
  readonly #readAssets: ReadAssets;
  constructor(readAssets: ReadAssets) {
    this.#readAssets = readAssets;
  }
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('BuildRecordPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const chunks = new Map<string, string[]>();
      for (const chunk of stats.compilation.chunks) {
        if (chunk.name) chunks.set(chunk.name, [...chunk.files]);
      }
      for (const [name, entrypoint] of stats.compilation.entrypoints)
        chunks.set(`entry:${name}`, entrypoint.getFiles());
      const catalogues: Record<string, string> = {};
      for (const [name, files] of chunks) {
        const language = /^locale-([a-z]{2})-json$/.exec(name)?.[1] ?? /^locale-([a-z]{2})$/.exec(name)?.[1];
        const file = files.find((candidate) => candidate.endsWith('.js'));
        if (language && file) catalogues[language] = file;
      }
      const record: BuildRecord = { ...(await this.#readAssets(compiler, chunks)), catalogues };
      await writeFile(path.join(compiler.outputPath, '..', 'build.json'), `${JSON.stringify(record, null, 2)}\n`);
    });
  }
}
