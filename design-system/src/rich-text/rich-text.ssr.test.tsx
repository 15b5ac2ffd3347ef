import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';
import { isSafeHref, type RichTextNode } from './rich-text-content.ts';

const render = (...children: RichTextNode[]) => renderToString(<RichText content={{ children }} topLevel={3} />);

it('starts headings at the level that the page leaves to the text', () => {
  const heading = (type: string): RichTextNode => ({ type, children: [{ text: type }] });
  expect(render(heading('heading-three'))).toContain('<h3>heading-three</h3>');
  const html = render(heading('heading-three'), heading('heading-two'), heading('heading-six'));
  expect(html).toContain('<h4>heading-three</h4><h3>heading-two</h3><h6>heading-six</h6>');
});

it('nests marks and keeps line breaks', () => {
  expect(render({ type: 'paragraph', children: [{ text: 'a\nb', bold: true, italic: true }] })).toContain(
    '<p><strong><em>a<br/>b</em></strong></p>',
  );
});

it('renders an unsafe address as plain text', () => {
  const html = render({ type: 'link', href: 'java\nscript:alert(1)', children: [{ text: 'press' }] });
  expect(html).toContain('press');
  expect(html).not.toContain('<a');
  expect(['/a', '#b', 'https://c', 'mailto:d', 'tel:1'].every(isSafeHref)).toBe(true);
  expect(
    ['javascript:1', '//evil.example', '/\\evil.example', '/\t/evil.example', 'data:text/html,x', ' javascript:1'].some(
      isSafeHref,
    ),
  ).toBe(false);
});

it('keeps the text of unknown elements and escapes markup', () => {
  expect(render({ type: 'novelty', children: [{ text: '<b>x</b>' }] })).toContain('&lt;b&gt;x&lt;/b&gt;');
});
