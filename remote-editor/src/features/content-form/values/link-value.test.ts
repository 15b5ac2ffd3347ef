import { expect, it } from 'vitest';
import { changeAddress, checkLinkAddress, findLinkEntry, parseLink, pointToPage } from './link-value.ts';

it('EDT-002 a link that gets an address no longer leads to the machine it named', () => {
  const link = parseLink({ text: 'See {{name}}', productSlug: 'omega-750' });
  expect(findLinkEntry(link)).toBe('omega-750');
  const changed = changeAddress(link, 'https://kmx.example/x');
  expect(changed).toMatchObject({ text: 'See {{name}}', url: 'https://kmx.example/x', path: null, productSlug: null });
  expect(changeAddress(changed, '/products')).toMatchObject({ path: '/products', url: null });
});

it('EDT-002 a link that gets a page loses its address, and shows the page’s title until a text is written', () => {
  const link = parseLink({ path: '/old' });
  expect(pointToPage(link, 'page-careers', 'Careers')).toMatchObject({
    ...{ page: 'page-careers', path: null, text: 'Careers' },
  });
  expect(pointToPage(parseLink({ text: 'Jobs' }), 'page-careers', 'Careers')).toMatchObject({ text: 'Jobs' });
});

it.each([
  ['own', ['/contact', 'mailto:a@b.example', 'tel:+41', '#top', 'action:basket']],
  ['external', ['https://a.example/x?y=1']],
  ['unsafe', ['http://a.example']],
  [
    'wrong',
    ['javascript:alert(1)', '//evil.example', '/\\evil', 'contact', 'https://', 'https://nowhere', 'data:text/html,x'],
  ],
  ['empty', ['']],
])('EDT-002 an address is %s; one that could run a script is none', (verdict, addresses) => {
  expect(addresses.map(checkLinkAddress)).toEqual(addresses.map(() => verdict));
});
