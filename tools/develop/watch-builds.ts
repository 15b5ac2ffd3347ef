import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createDevelopmentConfigurations,
  resolveDevelopmentFolder,
  writeDevelopmentEntry,
} from '@kmx/build-kit/development/development-configurations.ts';
import type { DevelopmentEvent } from '@kmx/build-kit/development/development-events.ts';
import { type Configuration, rspack, type Stats } from '@rspack/core';

/** A build of both halves of a remote. */
export interface DevelopmentBuild {
  readonly browserHash: string;
  readonly serverHash: string;
  readonly serverFile: string;
  /** Files of the browser half that a page of this part needs at first. */
  readonly listStyles: (part: string | null) => readonly string[];
}

/** The builds of a remote while its sources change. */
export interface WatchedBuilds {
  /** Folder of the browser files. */
  readonly browserFolder: string;
  /** The latest build without errors; waits for the first. */
  readonly getBuild: () => Promise<DevelopmentBuild>;
  readonly close: () => Promise<void>;
}

interface WatchOptions {
  readonly folder: string;
  readonly configurations: readonly Configuration[];
  readonly onEvent: (event: DevelopmentEvent) => void;
}

/** Of each half the result of its last build. */
interface LatestStats {
  readonly browser?: Stats;
  readonly server?: Stats;
}

function describeBuild({ browser, server }: LatestStats, serverFile: string): DevelopmentBuild {
  const { entrypoints, namedChunkGroups } = browser?.compilation ?? {};
  const listFiles = (part: string | null) => [
    ...(entrypoints?.get('remoteEntry')?.getFiles() ?? []),
    ...(namedChunkGroups?.get(`part-${part}`)?.getFiles() ?? []),
  ];
  return {
    browserHash: browser?.hash ?? '',
    serverHash: server?.hash ?? '',
    serverFile,
    listStyles: (part) => [...new Set(listFiles(part))].filter((file) => file.endsWith('.css')),
  };
}

/** Builds both halves of a remote and builds them again when a source changes; errors are events, and the last good build stays. */
export function watchBuilds({ folder, configurations, onEvent }: WatchOptions): WatchedBuilds {
  const out = resolveDevelopmentFolder(folder);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const entry = path.join(out, 'entry.mjs');
  writeFileSync(entry, writeDevelopmentEntry(String(configurations[0]?.output?.uniqueName), folder));
  const compiler = rspack(createDevelopmentConfigurations(configurations, folder, entry));
  const { promise: first, resolve: resolveFirst } = Promise.withResolvers<void>();
  let build: DevelopmentBuild | null = null;
  let latest: LatestStats = {};
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    // Only the halves that were built again have a result.
    for (const half of stats?.stats ?? []) latest = { ...latest, [half.compilation.name ?? '']: half };
    const failed = Object.values<Stats>({ ...latest }).find((half) => half.hasErrors());
    if (error !== null || failed !== undefined) {
      const text = error?.message ?? failed?.toString({ preset: 'errors-only', colors: false }) ?? '';
      onEvent({ type: 'failed', title: 'The build failed', text, needsDocument: false });
      return;
    }
    build = describeBuild(latest, path.join(out, 'server/remote.cjs'));
    onEvent({ type: 'built', browser: build.browserHash, server: build.serverHash });
    resolveFirst();
  });
  return {
    browserFolder: path.join(out, 'browser'),
    getBuild: async () => {
      await first;
      if (build === null) throw new Error('There is no build yet');
      return build;
    },
    close: () => new Promise((resolve) => compiler.close(() => resolve())),
  };
}
