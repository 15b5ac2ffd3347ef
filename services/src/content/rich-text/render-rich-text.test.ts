import { expect, it } from 'vitest';
import { parseRichTextTree } from './parse-rich-text.ts';
import { renderHtml, renderMarkdown, renderText } from './render-rich-text.ts';

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
