import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Capability } from '@kmx/shared-contracts/capabilities.ts';
import type { Mount } from '@kmx/shared-contracts/mount.ts';
import type { Compiler, Stats } from '@rspack/core';
import { countLevels } from './count-levels.ts';
import { readContract } from './read-contract.ts';
import { hashSources } from './source-hashes.ts';

interface FileLists {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface PartFiles extends FileLists {
  /** 1, and one more for each import() within the one before that the page may follow. */
  readonly levels: number;
}

/** The record of a build; the release command turns it into `release.json`. */
export interface BuildRecord {
  /** The contract that was compiled in, and the version of the plugin that made the container. */
  readonly contractVersion: string;
  readonly federationVersion: string;
  /** Of the shell: the contracts of earlier majors that it offers too. */
  readonly earlierContracts?: readonly string[];
  /** Where the pages of a remote are; absent for the shell. */
  readonly mounts?: readonly Mount[];
  /** What a remote asks of the shell, and the pages that must render; absent for the shell. */
  readonly capabilities?: readonly Capability[];
  readonly smokePages?: readonly string[];
  /** The operations file, from the folder of the server half. */
  readonly operations?: string;
  readonly browserEntry: string;
  readonly initial: FileLists;
  /** Files of each chunk `part-<name>`, which the document preloads for pages of that part. */
  readonly parts: Readonly<Record<string, PartFiles>>;
  readonly catalogues: Readonly<Record<string, string>>;
  /** Hashes of the compiled sources, by path from the unit's folder; packages are left out. */
  readonly sources: Readonly<Record<string, string>>;
}

type Contract = Pick<BuildRecord, 'contractVersion' | 'federationVersion'>;
type BrowserRecord = Omit<BuildRecord, 'sources' | keyof Contract>;
type Declared = Pick<BuildRecord, 'mounts' | 'capabilities' | 'smokePages' | 'operations'>;
type BrowserAssets = Pick<BuildRecord, 'browserEntry' | 'initial' | 'earlierContracts'> & Declared & Partial<Contract>;
type ReadAssets = (compiler: Compiler, chunks: ChunkFiles) => Promise<BrowserAssets>;
/** Files by chunk or entry point name, relative to the output folder. */
export type ChunkFiles = ReadonlyMap<string, readonly string[]>;

export const isScript = (file: string) => file.endsWith('.js');
export const isStyle = (file: string) => file.endsWith('.css');

/** Writes `dist/build.json` next to the browser and server folders; one plugin for both builds of a unit. */
export class BuildRecordPlugin {
  readonly #readAssets: ReadAssets;
  readonly #sources = new Map<string, Readonly<Record<string, string>>>();
  #browser: (BrowserRecord & Contract) | null = null;
  constructor(readAssets: ReadAssets) {
    this.#readAssets = readAssets;
  }
  apply(compiler: Compiler): void {
    // `npm run dev` builds all units together, and puts their names before: `shell browser`.
    const name = compiler.options.name?.split(' ').at(-1) ?? '';
    compiler.hooks.done.tapPromise('BuildRecordPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      const files = [...stats.compilation.fileDependencies];
      this.#sources.set(name, await hashSources(compiler.context, files));
      if (name === 'browser') this.#browser = await this.#describe(compiler, stats, files);
      // The other build of the unit is not done yet, or is written by this one later.
      if (this.#browser === null) return;
      // Whichever build finishes first, the record is the same.
      const hashes = [...this.#sources.values()].flatMap((sources) => Object.entries(sources));
      const sources = Object.fromEntries(hashes.toSorted(([left], [right]) => (left < right ? -1 : 1)));
      const record: BuildRecord = { ...this.#browser, sources };
      await writeFile(path.join(compiler.outputPath, '..', 'build.json'), `${JSON.stringify(record, null, 2)}\n`);
    });
  }
  async #describe(compiler: Compiler, stats: Stats, files: readonly string[]): Promise<BrowserRecord & Contract> {
    const { entrypoints, namedChunkGroups } = stats.compilation;
    const chunks = new Map<string, readonly string[]>();
    // A group holds all the files that come with a chunk, also those that it shares with others.
    for (const [name, group] of namedChunkGroups) chunks.set(name, group.getFiles());
    for (const [name, entrypoint] of entrypoints) chunks.set(`entry:${name}`, entrypoint.getFiles());
    const parts: Record<string, PartFiles> = {};
    const catalogues: Record<string, string> = {};
    for (const [name, chunkFiles] of chunks) {
      const part = /^part-([a-z-]+)$/.exec(name)?.[1];
      if (part) {
        const levels = countLevels(namedChunkGroups.get(name));
        parts[part] = { scripts: chunkFiles.filter(isScript), styles: chunkFiles.filter(isStyle), levels };
      }
      const language = /^locale-([a-z]{2})-json$/.exec(name)?.[1] ?? /^locale-([a-z]{2})$/.exec(name)?.[1];
      const file = chunkFiles.find((candidate) => candidate.endsWith('.js'));
      if (language && file) catalogues[language] = file;
    }
    return { ...(await readContract(files)), ...(await this.#readAssets(compiler, chunks)), parts, catalogues };
  }
}
