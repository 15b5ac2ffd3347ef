import { expect, it } from 'vitest';
import { leadsTo, withoutLinks } from './without-links.ts';

const target = { id: 'page-fast', path: '/service/fast' };

it('EDT-002 only links to the entry are removed, by its id and by its address', () => {
  const content = {
    contactLink: { text: 'Call', page: 'page-fast' },
    sections: [
      {
        title: 'Service',
        links: [
          { text: 'Fast', path: '/service/fast/' },
          { text: 'Faster', path: '/service/faster' },
          { text: 'Below', path: '/service/fast#prices' },
          { text: 'Elsewhere', url: 'https://example.com/service/fast' },
        ],
      },
    ],
  };
  expect(withoutLinks(content, target)).toEqual({
    contactLink: null,
    sections: [
      {
        title: 'Service',
        links: [
          { text: 'Faster', path: '/service/faster' },
          { text: 'Elsewhere', url: 'https://example.com/service/fast' },
        ],
      },
    ],
  });
  expect(withoutLinks(content, { id: 'other', path: null })).toEqual(content);
  expect([leadsTo({ page: 'page-fast' }, target), leadsTo({ path: '/' }, target), leadsTo(null, target)]).toEqual([
    true,
    false,
    false,
  ]);
});
