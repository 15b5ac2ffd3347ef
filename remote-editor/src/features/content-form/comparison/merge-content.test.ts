import { expect, it } from 'vitest';
import type { EntryContent } from '../../../data/entry-operations.ts';
import { mergeContent, takeMine } from './merge-content.ts';

const hero = { id: 'h', __typename: 'HeroBlock', title: 'Hero', lead: 'Lead', links: [] };
const text = { id: 't', __typename: 'TextBlock', title: 'Text', body: { children: [{ text: 'a' }] } };
const quote = { id: 'q', __typename: 'QuoteBlock', text: 'Said' };
const base = { title: 'Home', description: null, blocks: [hero, text, quote] };
const ids = ({ blocks }: EntryContent) =>
  Array.isArray(blocks) ? blocks.map((block: { id: string }) => block.id) : [];

it('EDT-002 compatible changes of two editors are both kept: fields, blocks, items and their order', () => {
  const added = { id: 'n', __typename: 'TextBlock', title: 'New' };
  const mine = { ...base, title: 'Mine', blocks: [quote, { ...hero, title: 'My hero' }, text] };
  const theirs = { ...base, description: 'Theirs', blocks: [{ ...hero, lead: 'Their lead' }, added, text, quote] };
  const { content, conflicts } = mergeContent(base, theirs, mine);
  expect(conflicts).toEqual([]);
  expect(content).toMatchObject({ title: 'Mine', description: 'Theirs' });
  // My order, with their additions after the block they followed.
  expect(ids(content)).toEqual(['q', 'h', 'n', 't']);
  expect(content['blocks']).toContainEqual({ ...hero, title: 'My hero', lead: 'Their lead' });
});

it('EDT-002 a field changed by both is a conflict; theirs stays until mine is chosen', () => {
  const mine = { ...base, blocks: [{ ...hero, title: 'Mine' }, text, quote] };
  const theirs = { ...base, blocks: [text, { ...hero, title: 'Theirs' }, quote] };
  const { content, conflicts } = mergeContent(base, theirs, mine);
  expect(conflicts).toEqual([{ kind: 'value', path: ['blocks', '#h', 'title'], mine: 'Mine', theirs: 'Theirs' }]);
  expect(content['blocks']).toContainEqual({ ...hero, title: 'Theirs' });
  const decided = conflicts.reduce(takeMine, content);
  expect(ids(decided)).toEqual(['t', 'h', 'q']);
  expect(decided['blocks']).toContainEqual({ ...hero, title: 'Mine' });
});

it('EDT-002 rich text and links are merged as a whole: two changes are a conflict, never a mixture', () => {
  const link = { text: 'a', path: '/a', url: null };
  const from = { body: { children: [{ text: 'a' }] }, link };
  const { conflicts } = mergeContent(
    from,
    { body: { children: [{ text: 'b' }] }, link: { ...link, path: '/b' } },
    { body: { children: [{ text: 'a' }, { text: 'c' }] }, link: { ...link, path: null, url: 'https://c.example' } },
  );
  expect(conflicts.map(({ path }) => path.join('.'))).toEqual(['body', 'link']);
});

it('EDT-002 a block that one editor removes while the other changes it is a conflict, in both directions', () => {
  const changed = { ...text, title: 'Changed' };
  const without = { ...base, blocks: [hero, quote] };
  const withChange = { ...base, blocks: [hero, changed, quote] };
  const goneThere = mergeContent(base, without, withChange);
  expect(goneThere.conflicts).toEqual([{ kind: 'removed', path: ['blocks', '#t'], mine: changed, theirs: undefined }]);
  expect(ids(goneThere.content)).toEqual(['h', 'q']);
  expect(ids(goneThere.conflicts.reduce(takeMine, goneThere.content))).toContain('t');
  const goneHere = mergeContent(base, withChange, without);
  expect(ids(goneHere.content)).toEqual(['h', 't', 'q']);
  expect(ids(goneHere.conflicts.reduce(takeMine, goneHere.content))).toEqual(['h', 'q']);
  expect(mergeContent(base, base, without).content['blocks']).toEqual([hero, quote]);
});

it('EDT-002 two different orders are a conflict; the same order is not', () => {
  const order = (...blocks: unknown[]) => ({ ...base, blocks });
  const { content, conflicts } = mergeContent(base, order(quote, hero, text), order(text, hero, quote));
  expect(conflicts.map(({ kind }) => kind)).toEqual(['order']);
  expect(ids(content)).toEqual(['q', 'h', 't']);
  expect(ids(conflicts.reduce(takeMine, content))).toEqual(['t', 'h', 'q']);
  expect(mergeContent(base, order(quote, hero, text), order(quote, hero, text)).conflicts).toEqual([]);
});
