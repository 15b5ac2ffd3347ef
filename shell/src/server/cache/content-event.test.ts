import * as v from 'valibot';
import { expect, it } from 'vitest';
import { findEntryTags } from '../backends/content/find-entry-tags.ts';
import { contentEventSchema, isVisibleChange, listEventTags, mayChangeChrome } from './content-event.ts';
import { isChromeTag } from './content-tags.ts';

const create = (model: string, values: object = {}) =>
  v.parse(contentEventSchema, { operation: 'publish', data: { __typename: model, id: 'a1', ...values } });

it('HY-86 visitors see publications, unpublications and deletions, and nothing of drafts', () => {
  const operations = ['create', 'update', 'delete', 'publish', 'unpublish'] as const;
  const seen = operations.filter((operation) => isVisibleChange({ ...create('Page'), operation }));
  expect(seen).toEqual(['delete', 'publish', 'unpublish']);
  for (const operation of operations) {
    expect(v.is(contentEventSchema, { operation, data: { __typename: 'Page', id: 'a1' } })).toBe(true);
  }
});

it('HY-86 an entry is named by its id, its model and what lists pin it to', () => {
  expect(listEventTags(create('Story', { slug: 'new', year: 2026, nested: {} }))).toEqual([
    'content:a1',
    'content:Story:a1',
    'content:Story',
    'content:Story/slug=new',
    'content:sitemap',
  ]);
});

it('HY-86 header, footer and languages hang on eight models, and redirects on two', () => {
  const chrome = [
    'Site',
    'HeaderNavigation',
    'FooterNavigation',
    'NavigationItem',
    'Page',
    'Asset',
    'Country',
    'Language',
  ];
  for (const model of [...chrome, 'Story', 'SystemRedirect']) {
    const tags = listEventTags(create(model));
    expect([model, mayChangeChrome(create(model))]).toEqual([model, chrome.includes(model)]);
    expect([model, tags.includes('content:chrome')]).toEqual([model, chrome.includes(model)]);
    expect([model, tags.includes('content:chrome/a1')]).toEqual([model, chrome.includes(model)]);
    const isRedirecting = model === 'Page' || model === 'SystemRedirect';
    expect([model, tags.includes('content:redirects')]).toEqual([model, isRedirecting]);
  }
  const tags = ['content:chrome', 'content:chrome/a1', 'content:chromes', 'content:a1'];
  expect(tags.filter(isChromeTag)).toEqual(['content:chrome', 'content:chrome/a1']);
});

it('HY-86 an event must name its subject in a form that can be part of a tag', () => {
  const parse = (data: object, operation = 'publish') => v.is(contentEventSchema, { operation, data });
  expect(parse({ __typename: 'Page', id: 'a-1_b', slug: 'x' })).toBe(true);
  const long = 'x'.repeat(81);
  for (const id of ['', 'a b', 'a/b', 'ä', long]) expect(parse({ __typename: 'Page', id })).toBe(false);
  for (const model of ['', 'Page:1', 'a-b', 'a b', long]) expect(parse({ __typename: model, id: 'a' })).toBe(false);
  expect(parse({ __typename: 'x'.repeat(80), id: 'x'.repeat(80) })).toBe(true);
  expect(parse({ __typename: 'Page', id: 'a' }, 'read')).toBe(false);
});

it('HY-86 an answer carries every entry in it once, or what its backend says that it hangs on', () => {
  const value = { page: { id: 'a', parts: [{ id: 'b' }, { id: 'a' }, null, 'text'] }, total: 1, id: 7 };
  expect(findEntryTags('content', value)).toEqual(['content:a', 'content:b']);
  expect(findEntryTags('catalogue', null)).toEqual([]);
  expect(findEntryTags('content', value, ['Page', 'Page/slug=x'])).toEqual(['content:Page', 'content:Page/slug=x']);
  expect(findEntryTags('content', value, [])).toEqual([]);
});
