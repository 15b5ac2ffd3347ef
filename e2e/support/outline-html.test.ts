import { expect, it } from 'vitest';
import { outlineHtml } from './outline-html.ts';

const page = '<main id="a"><h1>Work with wire</h1><img src="/a.webp" alt="A reel"><a href="/en">Home</a></main>';
const outline = outlineHtml(page);

it('one page in two languages has one outline', () => {
  const german = page
    .replace('Work with wire', 'Arbeit mit Draht')
    .replace('A reel', 'Eine Rolle')
    .replace('/en', '/de');
  expect(outlineHtml(german)).toBe(outline);
});

it.each([
  ['an empty heading', page.replace('Work with wire', '')],
  ['a heading of blanks', page.replace('Work with wire', '  ')],
  ['a picture without a text', page.replace('A reel', '')],
  ['a link without an address', page.replace(' href="/en"', '')],
  ['another id', page.replace('id="a"', 'id="b"')],
  ['another element', page.replaceAll('h1', 'h3')],
  ['an element in a text', page.replace('wire', '<b>wire</b>')],
])('%s has another outline', (_name, html) => {
  expect(outlineHtml(html)).not.toBe(outline);
});
