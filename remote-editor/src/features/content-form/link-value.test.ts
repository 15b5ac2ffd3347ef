import { expect, it } from 'vitest';
import { changeAddress, findLinkEntry, isLinkAddress, parseLink } from './link-value.ts';

it('EDT-002 a link that gets an address no longer leads to the machine it named', () => {
  const link = parseLink({ text: 'See {{name}}', productSlug: 'omega-750' });
  expect(findLinkEntry(link)).toBe('omega-750');
  const changed = changeAddress(link, 'https://kmx.example/x');
  expect(changed).toMatchObject({ text: 'See {{name}}', url: 'https://kmx.example/x', path: null, productSlug: null });
  expect(changeAddress(changed, '/products')).toMatchObject({ path: '/products', url: null });
});

it('EDT-002 an address that could run a script is no address', () => {
  expect(['/contact', 'https://a.example', 'mailto:a@b.example', '#top', 'action:basket'].every(isLinkAddress)).toBe(
    true,
  );
  expect(['javascript:alert(1)', '//evil.example', '/\\evil', 'contact', ''].some(isLinkAddress)).toBe(false);
});
