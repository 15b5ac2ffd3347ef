import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { expect, it } from 'vitest';
import type { EntryContent } from '../../../data/entry-operations.ts';
import { type DraftStore, saveDraft } from './save-draft.ts';

const start = { title: 'Careers', description: 'Jobs', blocks: [{ id: 'h', title: 'Work', lead: 'Lead' }] };

/** A content system that keeps every version and refuses writes based on any but the newest. */
function createStore(...versions: EntryContent[]) {
  const written: EntryContent[] = [];
  const store: DraftStore = {
    findRevision: () => Promise.resolve(versions.length),
    read: (revision) => Promise.resolve(versions[revision - 1] ?? {}),
    write: (fields, expectedRevision) => {
      if (expectedRevision !== versions.length) {
        return Promise.reject(new RequestError('conflict', `the draft has changed: it is revision ${versions.length}`));
      }
      written.push(fields);
      versions.push({ ...versions.at(-1), ...fields });
      return Promise.resolve(versions.length);
    },
  };
  return { store, versions, written };
}

const base = { revision: 1, content: start };

it('EDT-002 saves only the changed fields; an emptied one is null', async () => {
  const { store, written } = createStore(start);
  const { description: _description, ...mine } = { ...start, title: 'Jobs at KMX' };
  const outcome = await saveDraft(store, base, mine);
  expect(outcome).toMatchObject({ kind: 'saved', isMerged: false, version: { revision: 2 } });
  expect(written).toEqual([{ title: 'Jobs at KMX', description: null }]);
  expect(await saveDraft(store, { revision: 2, content: mine }, mine)).toMatchObject({ version: { revision: 2 } });
  expect(written.length).toBe(1);
});

it('EDT-002 includes changes that another editor has saved elsewhere meanwhile', async () => {
  const { store, versions } = createStore(start, { ...start, description: 'Theirs' });
  const outcome = await saveDraft(store, base, { ...start, title: 'Mine' });
  expect(outcome).toMatchObject({ kind: 'saved', isMerged: true });
  expect(versions.at(-1)).toMatchObject({ title: 'Mine', description: 'Theirs' });
});

it('EDT-002 a save between the check and the write is detected, not overwritten', async () => {
  const { store, versions } = createStore(start);
  const look = store.findRevision;
  let isFirst = true;
  const racing: DraftStore = {
    ...store,
    findRevision: async () => {
      const revision = await look();
      if (isFirst) versions.push({ ...start, blocks: [{ id: 'h', title: 'Work', lead: 'Their lead' }] });
      isFirst = false;
      return revision;
    },
  };
  await saveDraft(racing, base, { ...start, blocks: [{ id: 'h', title: 'My work', lead: 'Lead' }] });
  expect(versions.at(-1)?.['blocks']).toEqual([{ id: 'h', title: 'My work', lead: 'Their lead' }]);
});

it('EDT-002 writes nothing while conflicts are undecided', async () => {
  const { store, written } = createStore(start, { ...start, title: 'Theirs' });
  const outcome = await saveDraft(store, base, { ...start, title: 'Mine', description: 'Mine' });
  expect(outcome).toMatchObject({
    kind: 'conflict',
    version: { revision: 2 },
    content: { title: 'Theirs', description: 'Mine' },
    conflicts: [{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }],
  });
  expect(written).toEqual([]);
});

it('EDT-002 gives up when others never stop saving, and passes on any other failure', async () => {
  const { store } = createStore(start);
  const never: DraftStore = { ...store, write: () => Promise.reject(new RequestError('conflict', 'again')) };
  await expect(saveDraft(never, base, { ...start, title: 'x' })).rejects.toThrow('Others keep saving');
  const broken: DraftStore = { ...store, write: () => Promise.reject(new RequestError('offline', 'no')) };
  await expect(saveDraft(broken, base, { ...start, title: 'x' })).rejects.toMatchObject({ kind: 'offline' });
});
