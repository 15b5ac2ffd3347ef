import { expect, it } from 'vitest';
import { describePath } from '../values/content-path.ts';
import { describeValue } from './describe-value.ts';
import { listDifferences } from './list-differences.ts';

const before = {
  title: 'Home',
  blocks: [
    { id: 'h', __typename: 'HeroBlock', title: 'Hero', links: [{ id: 'l', text: 'Go', path: '/a' }] },
    { id: 't', __typename: 'TextBlock', title: 'Text', body: { children: [] } },
  ],
};

it('EDT-002 the differences of two versions are named field by field, with blocks added, removed and moved', () => {
  const after = {
    title: 'Start',
    blocks: [
      { id: 'n', __typename: 'QuoteBlock', text: 'Said' },
      { id: 't', __typename: 'TextBlock', title: 'Text', body: { children: [{ text: 'a' }] } },
      { id: 'h', __typename: 'HeroBlock', title: 'Hero', links: [{ id: 'l', text: 'Go', path: '/b' }] },
    ],
  };
  const found = listDifferences(before, after).map(({ kind, path }) => `${kind} ${path.join('.')}`);
  expect(found).toEqual([
    'changed title',
    'moved blocks',
    'added blocks.#n',
    'changed blocks.#t.body',
    'changed blocks.#h.links.#l.path',
  ]);
  expect(listDifferences(before, before)).toEqual([]);
  expect(listDifferences(before, { ...before, blocks: before.blocks.slice(1) })).toMatchObject([{ kind: 'removed' }]);
});

it('EDT-002 a place is named as people see it, and a value as its texts', () => {
  const t = (id: string, values?: Readonly<Record<string, unknown>>) =>
    id === 'content.block' ? `Block ${String(values?.['number'])}` : id;
  expect(describePath(['blocks', '#h', 'links', '#l', 'path'], [before], t)).toBe('Block 1, HeroBlock, links, 1, path');
  expect(describeValue(before.blocks[0])).toBe('Hero\nGo → /a');
  expect([describeValue(''), describeValue(null), describeValue(false), describeValue(['a', 'b'])]).toEqual([
    ...['–', '–', '–', 'a\nb'],
  ]);
});
