import { expect, it } from 'vitest';
import type { PageContent } from '../../data/page-operations.ts';
import { type DraftStore, saveDraft } from './save-draft.ts';

const first = {
  title: 'Home',
  blocks: [
    { __typename: 'HeroBlock', title: 'Every crimp, a measured fact', lead: 'Bench to line.' },
    { __typename: 'TextBlock', title: 'Service' },
  ],
};
const withHero = (hero: object): PageContent => ({
  ...first,
  blocks: [{ ...first.blocks[0], ...hero }, first.blocks[1]],
});

/** Keeps versions as the content system does: whole fields are replaced, the last write counts. */
function openStore(beforeWrite?: (versions: PageContent[]) => void) {
  const versions: PageContent[] = [first];
  let hook = beforeWrite;
  const store: DraftStore = {
    findRevision: () => Promise.resolve(versions.length),
    read: (revision) => Promise.resolve(versions[revision - 1] ?? {}),
    write: (fields) => {
      hook?.(versions);
      hook = undefined;
      versions.push({ ...versions.at(-1), ...fields });
      return Promise.resolve(versions.length);
    },
  };
  return { store, versions };
}
const base = { revision: 1, content: first };
const edits = { 'blocks.0.title': 'Measured, every time' };

it('EDT-002 a headline is saved as the next version of the draft', async () => {
  const { store, versions } = openStore();
  const outcome = await saveDraft(store, base, edits);
  expect(outcome).toMatchObject({ kind: 'saved', isMerged: false, version: { revision: 2 } });
  expect(versions.at(-1)).toEqual(withHero({ title: 'Measured, every time' }));
});

it('EDT-002 what two editors change in different fields is kept of both', async () => {
  const { store, versions } = openStore();
  versions.push(withHero({ lead: 'From bench to line.' }));
  expect(await saveDraft(store, base, edits)).toMatchObject({ kind: 'saved', isMerged: true });
  expect(versions.at(-1)).toEqual(withHero({ title: 'Measured, every time', lead: 'From bench to line.' }));
});

it('EDT-002 a field that two editors change is a conflict, and nothing is written before it is decided', async () => {
  const { store, versions } = openStore();
  versions.push(withHero({ title: 'Theirs' }));
  const outcome = await saveDraft(store, base, edits);
  expect(outcome).toMatchObject({
    kind: 'conflict',
    version: { revision: 2 },
    conflicts: [{ path: 'blocks.0.title', mine: 'Measured, every time', theirs: 'Theirs' }],
  });
  expect(versions).toHaveLength(2);
});

it('EDT-002 somebody who saves in the very moment loses nothing', async () => {
  const merging = openStore((versions) => versions.push(withHero({ lead: 'At once.' })));
  expect(await saveDraft(merging.store, base, edits)).toMatchObject({ kind: 'saved', isMerged: true });
  expect(merging.versions.at(-1)).toEqual(withHero({ title: 'Measured, every time', lead: 'At once.' }));

  const clashing = openStore((versions) => versions.push(withHero({ title: 'Theirs' })));
  expect(await saveDraft(clashing.store, base, edits)).toMatchObject({ kind: 'conflict' });
  expect(clashing.versions.at(-1)).toEqual(withHero({ title: 'Theirs' }));
});

it('EDT-002 an edit whose block is gone is handed back with its text', async () => {
  const { store, versions } = openStore();
  versions.push({ ...first, blocks: [first.blocks[1]] });
  expect(await saveDraft(store, base, edits)).toMatchObject({
    kind: 'conflict',
    homeless: [{ path: 'blocks.0.title', mine: 'Measured, every time' }],
  });
});
