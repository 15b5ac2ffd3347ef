import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
const folders = ['shell', 'remote-public', 'remote-portal', 'remote-editor', 'remote-styleguide', 'shared-contracts'];

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
  const units = folders.filter((folder) => folder !== 'shared-contracts');
  expect(units.map((unit) => readPackage(unit).scripts?.['build'])).toEqual(units.map(() => 'rspack build'));
});

it('ARC-002 the top level has shell, remotes, contracts, journeys and the two files of the workspace', () => {
  expect(readdirSync('.')).toEqual(expect.arrayContaining([...folders, 'e2e', 'package.json', 'turbo.json']));
});

it('ARC-005 remotes share the state of sign-in and basket through shared-contracts alone; the kit is code, not state', () => {
  const remotes = folders.filter((folder) => folder.startsWith('remote-'));
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
  for (const member of ['$session', '$basket']) expect(context).toMatch(new RegExp(`${member.replace('$', '\\$')}: `));
});
