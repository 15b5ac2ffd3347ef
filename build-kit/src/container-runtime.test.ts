import { afterEach, expect, it, vi } from 'vitest';
import type { ContainerRequire, ShareScope } from './container-runtime.ts';

type Provided = readonly [name: string, version: string, from: string];

const modules = ['react', 'react-dom', 'react-dom/client'];
const chunkMapping = { 1: ['a', 'b', 'c'] };
afterEach(() => vi.resetModules());

function createScope(...provided: readonly Provided[]): ShareScope {
  const scope: ShareScope = {};
  for (const [name, version, from] of provided) {
    (scope[name] ??= {})[version] = { from, get: () => () => `${name}@${version} of ${from}` };
  }
  return scope;
}

/** A container that is built with the modules in version 19.3.1, and how its chunk 1 gets them. */
async function openContainer(load = (name: string) => Promise.resolve(() => `${name}@19.3.1 of remote_a`)) {
  const { default: runtime } = await import('./container-runtime.ts');
  const { initContainerEntry, consumes } = runtime.bundlerRuntime;
  const own = modules.map((name) => ({ name, version: '19.3.1', factory: () => load(name) }));
  const consumed = chunkMapping[1].map((id, place) => [id, { shareKey: modules[place] ?? '' }] as const);
  const webpackRequire: ContainerRequire = {
    m: {},
    c: {},
    initializeSharingData: { uniqueName: 'remote_a', scopeToSharingDataMapping: { default: own } },
    consumesLoadingData: { chunkMapping, moduleIdToConsumeDataMapping: Object.fromEntries(consumed) },
  };
  const installedModules = {};
  return {
    init: (shareScope: ShareScope) => initContainerEntry({ shareScope, webpackRequire }),
    loadChunk: async () => {
      const promises: Promise<unknown>[] = [];
      consumes({ chunkId: '1', promises, installedModules, webpackRequire });
      await Promise.all(promises);
      return chunkMapping[1].map((id) => {
        const module = { exports: null as unknown };
        webpackRequire.m[id]?.(module);
        return module.exports;
      });
    },
  };
}

it('ARC-009 a container takes all shared modules from somebody who shares every one, whatever the version', async () => {
  const container = await openContainer();
  const scope = createScope(...modules.map((name): Provided => [name, '19.4.0', 'shell']), [
    'react',
    '19.3.1',
    'remote_b',
  ]);
  container.init(scope);
  expect(await container.loadChunk()).toEqual(modules.map((name) => `${name}@19.4.0 of shell`));
  expect(scope['react']?.['19.4.0']?.useIn).toEqual(['remote_a']);
  expect(scope['react']?.['19.3.1']?.useIn).toBeUndefined();
});

it('ARC-009 a container takes of any other page only the versions that it was built with, and brings the rest', async () => {
  const container = await openContainer();
  const scope = createScope(['react', '19.3.1', 'host'], ['react-dom', '18.2.0', 'host']);
  container.init(scope);
  expect(await container.loadChunk()).toEqual([
    'react@19.3.1 of host',
    'react-dom@19.3.1 of remote_a',
    'react-dom/client@19.3.1 of remote_a',
  ]);
  // The next container finds what this one brought.
  expect(Object.keys(scope['react-dom'] ?? {})).toEqual(['18.2.0', '19.3.1']);
});

it('ARC-009 the first share scope counts, and a module that could not be loaded is loaded again', async () => {
  let attempts = 0;
  const container = await openContainer((name) => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(() => name);
  });
  container.init({});
  container.init(createScope(...modules.map((name): Provided => [name, '19.3.1', 'late host'])));
  await expect(container.loadChunk()).rejects.toThrow('offline');
  expect(await container.loadChunk()).toEqual(modules);
  expect(attempts).toBe(modules.length + 1);
});
