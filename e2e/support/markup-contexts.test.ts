import { expect, it } from 'vitest';
import { listMarkupContexts } from './markup-contexts.ts';
import { validateHtml } from './validate-html.ts';

const page = `<!doctype html><html lang="en"><head><title>Wire</title></head><body><main id="a">
<h1>Work with wire</h1><h2>Presses</h2><h3>Bench presses</h3><img src="/a.webp" alt="A reel" width="20"><ul><li>One</li><li>Two</li></ul>
<form action="/search"><label for="q">Search</label><input id="q" name="q" type="search"><button type="submit">Go</button></form>
<dl><dt>Force</dt><dd>20 kN</dd></dl><p>Cut &amp; strip <a href="/en">Home</a></p></main></body></html>`;
const known = listMarkupContexts(page);
const listNew = (html: string) => [...listMarkupContexts(html)].filter((context) => !known.has(context));

it('a valid page in another language, with other words, addresses and sizes, has nothing new', async () => {
  const german = page
    .replace('lang="en"', 'lang="de"')
    .replace('Work with wire', 'Arbeit mit Draht &lt;1 mm')
    .replace('A reel', 'Eine Rolle')
    .replace('width="20"', 'width="480"')
    .replace('/en', '/de')
    .replace('<li>Two</li>', '<li>Zwei</li><li>Drei</li><li>Vier</li>');
  expect(await validateHtml(page)).toEqual([]);
  expect([listNew(german), await validateHtml(german)]).toEqual([[], []]);
});

it.each([
  ['a link within a link', 'Home</a>', 'Home<a href="/x">Two</a></a>'],
  ['a button in a link', 'Home</a>', '<button type="button">Home</button></a>'],
  ['a paragraph in a list', '<li>One</li>', '<p>One</p>'],
  ['a list item without a list', '<dl>', '<li>x</li><dl>'],
  ['a block in a paragraph', 'Cut &amp;', '<div>Cut</div> &amp;'],
  ['a heading that is skipped', '<h2>Presses</h2>', ''],
  ['an id that is there twice', '<ul>', '<ul id="a">'],
  ['an id with a blank', 'id="a"', 'id="a b"'],
  ['a label for what has no value', 'for="q"', 'for="a"'],
  ['a second main part', '<dl>', '<main><p>x</p></main><dl>'],
  ['an element that does not exist', '<ul>', '<wires>x</wires><ul>'],
  ['an attribute that is there twice', 'src="/a.webp"', 'src="/a.webp" src="/a.webp"'],
  ['a value that is not allowed', 'type="search"', 'type="seek"'],
  ['an element that is not closed', '<li>Two</li>', '<li><b>Two</li>'],
  ['an element that was never opened', '<dl>', '</section><dl>'],
  ['a character that does not exist', '&amp;', '&wire;'],
  ['a void element with an end', '<ul>', '<br></br><ul>'],
  ['a second title', '</head>', '<title>x</title></head>'],
])('%s is invalid, and something new', async (_name, from, to) => {
  const broken = page.replace(from, to);
  expect(await validateHtml(broken)).not.toEqual([]);
  expect(listNew(broken)).not.toEqual([]);
});
