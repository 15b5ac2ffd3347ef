import { expect, it } from 'vitest';
import type { EntryField, EntryModel } from '../../../data/content-model.ts';
import { createItem, createUpdateData, listFormFields } from './form-fields.ts';

const field = (name: string, change: Partial<EntryField> = {}): EntryField => ({
  ...{ name, kind: 'scalar', type: 'String', isList: false, isLocalized: false, isRequired: false },
  ...change,
});
const story: EntryModel = {
  ...{ plural: 'stories', heading: 'title', isMade: true },
  fields: [
    field('slug', { isRequired: true }),
    field('title', { isLocalized: true }),
    field('teaserImage', { kind: 'relation', type: 'Asset' }),
    field('storyContacts', { kind: 'relation', type: 'StoryContact', isList: true }),
    field('roles', { isList: true }),
  ],
};

it('EDT-002 the form of a kind follows its model: fields of the language first, no structural fields', () => {
  const { own, shared } = listFormFields('Story', story);
  expect(own.map(({ name }) => name)).toEqual(['title']);
  expect(shared.map(({ name }) => name)).toEqual(['slug', 'teaserImage', 'storyContacts']);
});

it('EDT-002 a change is sent in the form of the content API: texts by language, relations by connecting', () => {
  expect(createUpdateData(story, 'de', { title: 'Draht', teaserImage: 'a', storyContacts: ['x', 'y'] })).toEqual({
    teaserImage: { connect: { id: 'a' } },
    storyContacts: { set: [{ id: 'x' }, { id: 'y' }] },
    localizations: { upsert: [{ locale: 'de', create: { title: 'Draht' }, update: { title: 'Draht' } }] },
  });
  expect(createUpdateData(story, 'de', { slug: 'wire', teaserImage: null, unknown: 1 })).toEqual({
    slug: 'wire',
    teaserImage: { disconnect: true },
  });
});

it('EDT-002 a new block has its own id and states its type', () => {
  const blocks = field('blocks', { kind: 'union', type: 'PageBlock', isList: true });
  const [one, other] = [createItem(blocks, 'TextBlock'), createItem(blocks, 'TextBlock')];
  expect(one).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), __typename: 'TextBlock' });
  expect(one['id']).not.toBe(other['id']);
  expect(createItem(field('items', { kind: 'component', type: 'Teaser' }), 'Teaser')).not.toHaveProperty('__typename');
});
