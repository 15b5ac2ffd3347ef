import { expect, it } from 'vitest';
import { createFixtureWithOperations, createReleaseFixture, type ReleaseFixture } from '../release-fixture.ts';
import { findOperationProblems, hasOperation } from './find-operation-problems.server.ts';
import { readOperations, readSetOperations } from './read-operations.server.ts';

const sites = 'query Sites { sites { id } }';
const editor = createFixtureWithOperations('remote-editor', '1', {
  'content-drafts': { Sites: sites, Pages: '{ pages }' },
});
const { manifest: silent } = createReleaseFixture('remote-guide', '1');

function createStore(fixtures: readonly ReleaseFixture[]) {
  return {
    readVerifiedFile: async ({ name }: { readonly name: string }, path: string) => {
      const bytes = fixtures.find(({ manifest }) => manifest.name === name)?.contents.get(path);
      return bytes ?? Promise.reject(new Error(`${path} is missing`));
    },
  };
}

async function explain(...fixtures: readonly ReleaseFixture[]): Promise<readonly string[]> {
  const manifests = [silent, ...fixtures.map(({ manifest }) => manifest)];
  const problems = await findOperationProblems(manifests, createStore(fixtures));
  return problems.map(({ name, code, detail }) => `${name} ${code}: ${detail}`);
}

it('REL-07 operations of different units are read by unit, and one name may be used for two services', async () => {
  const site = createFixtureWithOperations('remote-site', '1', { content: { Sites: sites } });
  expect(await explain(editor, site)).toEqual([]);
  const manifests = Object.fromEntries(
    [silent, editor.manifest, site.manifest].map((manifest) => [manifest.name, manifest]),
  );
  expect(await readSetOperations(manifests, createStore([editor, site]))).toEqual({
    'remote-editor': { 'content-drafts': { Sites: sites, Pages: '{ pages }' } },
    'remote-site': { content: { Sites: sites } },
  });
});

it('REL-07 one name of two units is refused, each with the name of the other, also when the texts agree', async () => {
  const other = createFixtureWithOperations('remote-events', '1', {
    'content-drafts': { Pages: '{ pages }', Own: '{ a }' },
  });
  expect(await explain(editor, other)).toEqual([
    'remote-editor operation-taken: content-drafts Pages is an operation of remote-events too',
    'remote-events operation-taken: content-drafts Pages is an operation of remote-editor too',
  ]);
});

it('REL-07 an operations file that is not what it should be is refused with the place that is wrong', async () => {
  const broken = createFixtureWithOperations('remote-a', '1', { content: { 'not a name': sites } });
  const undeclared = createFixtureWithOperations('remote-b', '1', { content: { Sites: sites } }, { capabilities: [] });
  const missing = createFixtureWithOperations('remote-c', '1', {}, { operations: 'server/other.json' });
  const large = createFixtureWithOperations('remote-d', '1', {});
  const files = large.manifest.files.map((file) => ({ ...file, bytes: 3e6 }));
  const reasons = await explain(broken, undeclared, missing, { ...large, manifest: { ...large.manifest, files } });
  expect(reasons).toEqual([
    expect.stringMatching(/^remote-a operations-invalid: server\/operations\.json, content\.not a name: /),
    'remote-b operations-invalid: server/operations.json: content is not among the capabilities',
    'remote-c operations-invalid: server/other.json is missing',
    'remote-d operations-invalid: server/operations.json has more than 2 MB',
  ]);
});

it('REL-07 operations of a service that this contract does not know are left out, and nobody clashes about them', async () => {
  const later = { 'moon-phases': { Moon: '{ moon }' }, content: { Sites: sites } };
  const first = createFixtureWithOperations('remote-a', '1', later);
  expect(await readOperations(first.manifest, createStore([first]))).toEqual({ content: { Sites: sites } });
  const second = createFixtureWithOperations('remote-b', '1', { 'moon-phases': { Moon: '{ moon }' } });
  expect(await explain(first, second)).toEqual([]);
});

it('REL-07 whether a unit has an operation is known by service and name alone', () => {
  const operations = { content: { Sites: sites } };
  expect(hasOperation(operations, 'content Sites')).toBe(true);
  for (const place of ['content toString', 'toString length', 'search Sites', 'content', '']) {
    expect([place, hasOperation(operations, place)]).toEqual([place, false]);
  }
  expect(hasOperation(undefined, 'content Sites')).toBe(false);
});
