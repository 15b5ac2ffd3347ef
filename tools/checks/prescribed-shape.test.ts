import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { units } from './units.ts';
import { listFiles, workspaces } from './workspaces.ts';

const prescribedPackages = [
  '@module-federation/enhanced',
  '@rspack/core',
  'react',
  'react-dom',
  'react-router-dom',
  'single-spa',
  'graphql',
  '@urql/core',
  '@forgerock/javascript-sdk',
  'effector',
  'effector-react',
  '@lingui/core',
  'vitest',
  'playwright',
];
const remotes = units.filter((unit) => unit !== 'shell');
const folders = [...units, 'shared-contracts'];

function readPackage(folder: string): { readonly scripts?: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
}

const imported = new Set(
  workspaces
    .flatMap((workspace) => listFiles(workspace, /(?<!\.d)\.tsx?$/))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'((?:@[^/']+\/)?[^./'][^/']*)/g)])
    .map(([, name]) => name),
);

it.each(prescribedPackages)('ARC-001 %s is used by the sources, not only installed', (name) => {
  expect([...imported]).toContain(name);
});

it('ARC-001 the units are built by the command of @rspack/cli', () => {
  expect(remotes.length).toBeGreaterThanOrEqual(4);
  expect(units.map((unit) => readPackage(unit).scripts?.['build'])).toEqual(units.map(() => 'rspack build'));
});

it('ARC-002 the top level has shell, remotes, contracts, journeys and the two files of the workspace', () => {
  expect(readdirSync('.')).toEqual(expect.arrayContaining([...folders, 'e2e', 'package.json', 'turbo.json']));
});

it('ARC-005 remotes share the state of sign-in and basket through shared-contracts alone; the kit is code, not state', () => {
  const names = remotes.flatMap((remote) => {
    const sources = listFiles(`${remote}/src`, /\.tsx?$/)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    return (
      [...sources.matchAll(/'@kmx\/([a-z-]+)([^']*)'/g)]
        // Examples that the style guide shows are documentation, not state (decision 0041).
        .filter(([, , file]) => !(remote === 'remote-styleguide' && file?.endsWith('.examples.tsx')))
        .map(([, name]) => name)
    );
  });
  expect([...new Set(names)].toSorted()).toEqual(['design-system', 'remote-kit', 'shared-contracts']);
  const context = readFileSync('shared-contracts/src/shell-context.ts', 'utf8');
  for (const state of ['session: State<Session>', 'content: State<Basket>']) expect(context).toContain(state);
});

it('ARC-011 shell, contracts, kits, tools and checks list no remotes by name', () => {
  const folders = [...workspaces.filter((name) => !remotes.some((remote) => remote === name) && name !== 'e2e')];
  const files = [
    ...folders.flatMap((folder) => listFiles(folder, /(?<!\.test|\.fixture)\.(?:tsx?|mjs|cjs|json)$/)),
    ...readdirSync('.').filter((name) => /\.(?:ts|mjs|json)$/.test(name) && name !== 'package-lock.json'),
    // Mutations, benches and trials are about certain remotes, as journeys are.
  ].filter((file) => !/^tools\/(?:mutation|bench|release\/trials)\//.test(file));
  const names = new RegExp(`\\b(?:${remotes.join('|')})\\b`, 'g');
  const lists = files.filter((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*\*?\s[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return new Set(code.match(names)).size > 1;
  });
  // Exceptions of single files (CONTRIBUTING.md, "Checks").
  expect(lists).toEqual(['.oxlintrc.json']);
});
