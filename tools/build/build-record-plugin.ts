import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

interface FileLists {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a build says of its browser files; the release command turns it into `release.json`. */
export interface BuildRecord {
  readonly browserEntry: string;
  readonly initial: FileLists;
  /** Files of each chunk `part-<name>`, which the document preloads for pages of that part. */
  readonly parts: Readonly<Record<string, FileLists>>;
  readonly catalogues: Readonly<Record<string, string>>;
}

type ReadAssets = (compiler: Compiler, chunks: ChunkFiles) => Promise<Pick<BuildRecord, 'browserEntry' | 'initial'>>;
/** Files by chunk or entry point name, relative to the output folder. */
export type ChunkFiles = ReadonlyMap<string, readonly string[]>;

export const isScript = (file: string) => file.endsWith('.js');
export const isStyle = (file: string) => file.endsWith('.css');

/** Writes `dist/build.json` beside the browser folder after each build. */
export class BuildRecordPlugin {
  readonly #readAssets: ReadAssets;
  constructor(readAssets: ReadAssets) {
    this.#readAssets = readAssets;
  }
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('BuildRecordPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const { entrypoints, namedChunkGroups } = stats.compilation;
      const chunks = new Map<string, readonly string[]>();
      // A group holds all the files that come with a chunk, also those that it shares with others.
      for (const [name, group] of namedChunkGroups) chunks.set(name, group.getFiles());
      for (const [name, entrypoint] of entrypoints) chunks.set(`entry:${name}`, entrypoint.getFiles());
      const parts: Record<string, FileLists> = {};
      const catalogues: Record<string, string> = {};
      for (const [name, files] of chunks) {
        const part = /^part-([a-z-]+)$/.exec(name)?.[1];
        if (part) parts[part] = { scripts: files.filter(isScript), styles: files.filter(isStyle) };
        const language = /^locale-([a-z]{2})-json$/.exec(name)?.[1] ?? /^locale-([a-z]{2})$/.exec(name)?.[1];
        const file = files.find((candidate) => candidate.endsWith('.js'));
        if (language && file) catalogues[language] = file;
      }
      const record: BuildRecord = { ...(await this.#readAssets(compiler, chunks)), parts, catalogues };
      await writeFile(path.join(compiler.outputPath, '..', 'build.json'), `${JSON.stringify(record, null, 2)}\n`);
    });
  }
}
