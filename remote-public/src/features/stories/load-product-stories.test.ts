import type { DataQuery } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it } from 'vitest';
import { createTestRequest } from '../../test-page.ts';
import { loadProductStories } from './load-product-stories.ts';

it('PUB-090 queries the storyPages of a product by its slug', async () => {
  const asked: DataQuery[] = [];
  const story = {
    locale: 'en',
    slug: 'first-press',
    title: 'The first press',
    leadText: null,
    publicationDate: null,
    teaserImage: null,
    category: null,
  };
  const stories = await loadProductStories('ferro-115', createTestRequest(), {
    log: () => {},
    query: (query) => {
      asked.push(query);
      return Promise.resolve({ storyPages: [story] });
    },
  });
  expect(stories).toEqual([story]);
  expect(asked[0]).toMatchObject({ service: 'content', variables: { slug: 'ferro-115', first: 3 } });
});
