import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { describe, expect, inject } from 'vitest';
import { pageTypes } from '../../support/page-types.ts';
import { describePage } from '../support/describe-page.ts';
import { it } from '../support/journey.ts';
import { keys } from '../support/keys.ts';
import { waitUntilLive } from '../support/live.ts';

describe('every kind of page', () => {
  it.for(pageTypes)(
    'PUB-020 $name: arrives with its status and one heading, rests where it may, and is hydrated without complaints',
    async ({ path, status = 200, isLive = false }, { person }) => {
      expect((await requestPage(inject('product').origin, `/en${path}`)).status).toBe(status);
      await person.open(`/en${path}`);
      const page = await describePage(person);
      expect([page.headings, page.isResting]).toEqual([1, !isLive]);
      if (page.isResting) expect(page.scripts).toEqual(['boot.js', 'part-rest.js']);
      await person.type(keys.shift);
      await waitUntilLive(person);
    },
  );
});
