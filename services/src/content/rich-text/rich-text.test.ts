import { expect, it } from 'vitest';
import { parseRichTextTree } from './parse-rich-text.ts';
import { renderHtml } from './render-html.ts';
import { renderMarkdown } from './render-markdown.ts';
import { renderText } from './render-text.ts';

const cell = (type: string, text: string) => ({ type, children: [{ text }] });

it('HY-52 renders tables, code and small headings, and keeps their words apart', () => {
  const tree = parseRichTextTree({
    children: [
      cell('heading-four', 'Sizes'),
      {
        type: 'table',
        children: [
          { type: 'table_head', children: [{ type: 'table_row', children: [cell('table_header_cell', 'mm²')] }] },
          {
            type: 'table_body',
            children: [{ type: 'table_row', children: [cell('table_cell', '0.5'), cell('table_cell', '<6')] }],
          },
        ],
      },
      cell('code-block', 'a && b'),
    ],
  });
  expect(renderHtml(tree)).toBe(
    '<h4>Sizes</h4><table><thead><tr><th>mm²</th></tr></thead><tbody><tr><td>0.5</td><td>&lt;6</td></tr></tbody></table><pre>a &amp;&amp; b</pre>',
  );
  expect(renderText(tree)).toBe('Sizes mm² 0.5 <6 a && b');
  expect(renderMarkdown(tree)).toContain('#### Sizes');
});

it('HY-53 refuses a tree that would lead to a script', () => {
  const link = (href: string) => ({ children: [{ type: 'link', href, children: [{ text: 'x' }] }] });
  expect(() => parseRichTextTree(link('javascript:alert(1)'))).toThrow('scheme that is not allowed');
  expect(parseRichTextTree(link('/products'))).toEqual(link('/products'));
});

it.each([
  ['a foreign picture', { type: 'image', src: 'https://a.example/b.png', children: [{ text: '' }] }],
  ['a foreign film', { type: 'video', src: 'https://a.example/b.mp4', children: [{ text: '' }] }],
  ['a frame with a script', { type: 'iframe', url: 'javascript:alert(1)', children: [{ text: '' }] }],
])('HY-52 refuses %s', (_name, node) => {
  expect(() => parseRichTextTree({ children: [node] })).toThrow();
});
