import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestCms } from './cms-operation.ts';
import { loadDeleted, loadReferences, restoreEntry } from './deleted-entries.ts';
import { deleteOperation } from './entry-operations.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: { getAttribute: () => null } }));
afterEach(() => vi.unstubAllGlobals());

function stubAnswer(status: number, body: unknown) {
  const answer = vi.fn((_path: string, _init: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', answer);
  return answer;
}

it('EDT-002 D-53 deletes only the version that was seen, by the name of the operation', async () => {
  const call = stubAnswer(200, { data: { entry: { id: 'a' } } });
  expect(await requestCms(deleteOperation('Story'), { id: 'a' }, ['de'], 7)).toBe(true);
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    headers: { 'x-expected-revision': '7' },
    body: JSON.stringify({ operationName: 'EditorDeleteStory', variables: { id: 'a' } }),
  });
  stubAnswer(200, { data: { entry: null } });
  expect(await requestCms(deleteOperation('Story'), { id: 'a' }, ['de'], 7)).toBe(false);
  stubAnswer(409, { errors: [{ message: 'the draft has changed: it is revision 8' }], data: null });
  await expect(requestCms(deleteOperation('Story'), { id: 'a' }, ['de'], 7)).rejects.toMatchObject({
    kind: 'conflict',
  });
});

it('EDT-002 loads links to an entry in the interface language, and the deleted entries', async () => {
  const reference = { model: 'Page', entryId: 'b', title: 'B', isOnSite: true, kind: 'leads' };
  const call = stubAnswer(200, { refusal: null, count: 1, references: [reference] });
  expect((await loadReferences('a', 'ja')).references).toEqual([reference]);
  expect(call.mock.lastCall?.[0]).toBe('/api/editor-references?entry=a&language=ja');
  const list = stubAnswer(200, { count: 0, entries: [] });
  expect(await loadDeleted({ model: '', entry: 'a', language: 'ja' })).toEqual({ count: 0, entries: [] });
  expect(list.mock.lastCall?.[0]).toBe('/api/editor-deleted?entry=a&language=ja');
});

it('EDT-002 restores an entry; a taken address is an outcome, not a failure', async () => {
  const call = stubAnswer(200, { state: 'restored', model: 'Story', missing: [] });
  expect(await restoreEntry('a', 'before')).toMatchObject({ state: 'restored' });
  expect(call.mock.lastCall).toMatchObject(['/api/editor-deleted/a?as=before', { method: 'POST' }]);
  await restoreEntry('a', 'draft', 'other');
  expect(call.mock.lastCall?.[0]).toBe('/api/editor-deleted/a?as=draft&slug=other');
  const holder = { model: 'Story', entryId: 'b', title: 'B', field: 'slug', value: 'wanted' };
  stubAnswer(409, { error: 'its place is taken', holder });
  expect(await restoreEntry('a', 'draft')).toMatchObject({ state: 'taken', holder: { entryId: 'b' } });
  stubAnswer(404, { error: 'this entry is not kept' });
  await expect(restoreEntry('a', 'draft')).rejects.toMatchObject({ kind: 'not-found' });
  stubAnswer(503, { error: 'The content service does not answer at the moment' });
  await expect(restoreEntry('a', 'draft')).rejects.toMatchObject({ kind: 'unavailable' });
});
