import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import { expect, it } from 'vitest';
import { remote } from '../../remote.server.ts';
import { createTestRequest } from '../../test-page.ts';

const contact = { id: 'c', locale: 'en', slug: 'anna-keller', name: 'Anna Keller', role: 'Engineer', image: null };
const story = {
  locale: 'en',
  slug: 'first-press',
  title: 'The first press',
  leadText: null,
  publicationDate: null,
  teaserImage: null,
  category: null,
};
const answers = {
  storyContacts: [{ ...contact, place: 'Winterthur' }],
  storyContact: {
    ...contact,
    place: 'Winterthur',
    email: 'anna.keller@kmx.example',
    phone: '+41 52 000 00 00',
    bio: { raw: { children: [{ type: 'paragraph', children: [{ text: 'She measures.' }] }] } },
    localizations: [{ locale: 'en' }],
  },
  stories: [story],
};

async function open(path: string, answer: object = answers) {
  const request = createTestRequest({ path, slug: path.split('/').at(-1) });
  const result = requirePage(await remote.load(request, { log: () => {}, query: () => Promise.resolve(answer) }));
  return { result, html: await remote.render({ request, result }, new AbortController().signal) };
}

it('PUB-010 the list of authors links to each of them and shows monograms, never portraits', async () => {
  const { html } = await open('/stories/contacts');
  expect(html).toContain('href="/en-ch/stories/contacts/anna-keller"');
  expect(html).toMatch(/aria-hidden="true">AK</);
  expect(html).not.toContain('<img');
});

it('PUB-010 the page of an author shows contact details and stories', async () => {
  const { result, html } = await open('/stories/contacts/anna-keller');
  expect(html).toContain('href="mailto:anna.keller@kmx.example"');
  expect(html).toContain('href="tel:+41520000000"');
  expect(html).toContain('href="/en-ch/stories/first-press"');
  expect(result.head.structuredData[0]).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Anna Keller', jobTitle: 'Engineer' },
  });
});

it('PUB-040 an unknown author is not found', async () => {
  expect((await open('/stories/contacts/nobody', { ...answers, storyContact: null })).result.status).toBe(404);
});
