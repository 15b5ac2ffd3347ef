// @ts-nocheck
import { expect, it } from 'vitest';
import { mapReleaseItems } from './release-feed.ts';

it('PUB-002 SYS-066 the feed of media releases names address, date and language, and marks ad hoc announcements', () => {
  const release = {
    id: 'r',
    locale: 'de',
    slug: 'halbjahr 2026',
    title: 'Halbjahr',
    leadText: null,
    publicationDate: '2026-08-20T05:00:00.000Z',
    adhoc: true,
  };
  const [adhoc, other] = mapReleaseItems({ mediaReleases: [release, { ...release, adhoc: null }] });
  expect(adhoc).toMatchObject({ path: '/media-releases/halbjahr%202026', category: 'Ad hoc', language: 'de' });
  expect(other?.category).toBeNull();
  expect(() => mapReleaseItems({ mediaReleases: [{ ...release, slug: 7 }] })).toThrow();
});
