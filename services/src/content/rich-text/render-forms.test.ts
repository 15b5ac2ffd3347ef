import { expect, it } from 'vitest';
import { parseRichTextTree } from './parse-rich-text.ts';
import { renderHtml } from './render-html.ts';
import { renderMarkdown } from './render-markdown.ts';
import { renderText } from './render-text.ts';

const text = (words: string, marks: object = {}) => ({ text: words, ...marks });
const element = (type: string, children: readonly object[], more: object = {}) => ({ type, children, ...more });
const paragraph = (...children: readonly object[]) => element('paragraph', children);
const item = (words: string, ...more: readonly object[]) =>
  element('list-item', [element('list-item-child', [text(words)]), ...more]);
const row = (kind: string, ...cells: readonly string[]) =>
  element(
    'table_row',
    cells.map((cell) => element(kind, [paragraph(text(cell))])),
  );

/** A node, its HTML, its markdown and its words; the HTML as the vendor's renderer writes it, but for strong and em. */
const forms: readonly (readonly [string, object, string, string, string])[] = [
  ['paragraph', paragraph(text('A b')), '<p>A b</p>', 'A b', 'A b'],
  ['line break', paragraph(text('a\nb')), '<p>a<br />b</p>', 'a  \nb', 'a b'],
  [
    'bold',
    paragraph(text('Hi ', { bold: true }), text('there')),
    '<p><strong>Hi </strong>there</p>',
    '**Hi** there',
    'Hi there',
  ],
  ['italic', paragraph(text('a', { italic: true })), '<p><em>a</em></p>', '_a_', 'a'],
  [
    'italic in a word',
    paragraph(text('un'), text('like', { italic: true }), text('ly')),
    '<p>un<em>like</em>ly</p>',
    'un*like*ly',
    'unlikely',
  ],
  ['underline', paragraph(text('a', { underline: true })), '<p><u>a</u></p>', '<u>a</u>', 'a'],
  [
    'all marks',
    paragraph(text('a', { bold: true, italic: true, underline: true, code: true })),
    '<p><strong><em><u><code>a</code></u></em></strong></p>',
    '**_<u>`a`</u>_**',
    'a',
  ],
  [
    'code',
    paragraph(text('a `b` <c>', { code: true })),
    '<p><code>a `b` &lt;c&gt;</code></p>',
    '``a `b` <c>``',
    'a `b` <c>',
  ],
  [
    'marked space',
    paragraph(text('a'), text(' ', { bold: true }), text('b')),
    '<p>a<strong> </strong>b</p>',
    'a b',
    'a b',
  ],
  ['no text', paragraph(text('')), '<p></p>', '', ''],
  ['heading-one', element('heading-one', [text('A')]), '<h1>A</h1>', '# A', 'A'],
  ['heading-two', element('heading-two', [text('A')]), '<h2>A</h2>', '## A', 'A'],
  ['heading-three', element('heading-three', [text('A')]), '<h3>A</h3>', '### A', 'A'],
  ['heading-four', element('heading-four', [text('A')]), '<h4>A</h4>', '#### A', 'A'],
  ['heading-five', element('heading-five', [text('A')]), '<h5>A</h5>', '##### A', 'A'],
  ['heading-six', element('heading-six', [text('A\nb')]), '<h6>A<br />b</h6>', '###### A b', 'A b'],
  ['empty heading', element('heading-two', [text('')]), '', '', ''],
  ['block-quote', element('block-quote', [text('a\nb')]), '<blockquote>a<br />b</blockquote>', '> a  \n> b', 'a b'],
  [
    'block-quote of paragraphs',
    element('block-quote', [paragraph(text('a')), paragraph(text('b'))]),
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '> a\n>\n> b',
    'a b',
  ],
  [
    'bulleted-list',
    element('bulleted-list', [item('a'), item('b')]),
    '<ul><li>a</li><li>b</li></ul>',
    '- a\n- b',
    'a b',
  ],
  [
    'nested list',
    element('numbered-list', [
      item('a', element('bulleted-list', [item('b', element('numbered-list', [item('c')])), item('d')])),
      item('e'),
    ]),
    '<ol><li>a<ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></li><li>e</li></ol>',
    '1. a\n   - b\n     1. c\n   - d\n2. e',
    'a b c d e',
  ],
  [
    'table',
    element('table', [
      element('table_head', [row('table_header_cell', 'h', 'a|b')]),
      element('table_body', [row('table_cell', 'c\nd', '<e>')]),
    ]),
    '<table><thead><tr><th><p>h</p></th><th><p>a|b</p></th></tr></thead><tbody><tr><td><p>c<br />d</p></td><td><p>&lt;e&gt;</p></td></tr></tbody></table>',
    '| h | a\\|b |\n| --- | --- |\n| c<br>d | &lt;e&gt; |',
    'h a|b c d <e>',
  ],
  [
    'table without head',
    element('table', [element('table_body', [row('table_cell', 'a', 'b')])]),
    '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>',
    '|  |  |\n| --- | --- |\n| a | b |',
    'a b',
  ],
  [
    'code-block',
    element('code-block', [text('a\n```\n<b>')]),
    '<pre>a\n```\n&lt;b&gt;</pre>',
    '````\na\n```\n<b>\n````',
    'a ``` <b>',
  ],
  [
    'link',
    paragraph(
      element('link', [text('a')], {
        href: '/b?c=(d)',
        title: 'say "e"',
        className: 'f',
        id: 'g',
        rel: 'nofollow',
        openInNewTab: true,
      }),
    ),
    '<p><a href="/b?c=(d)" class="f" target="_blank" rel="nofollow" title="say &quot;e&quot;" id="g">a</a></p>',
    '[a](</b?c=(d)> "say \\"e\\"")',
    '',
  ],
  ['plain link', paragraph(element('link', [text('a')], { href: '/b' })), '<p><a href="/b">a</a></p>', '[a](/b)', ''],
  [
    'link to an entry',
    paragraph(element('link', [text('a')], { nodeId: 'p1', nodeType: 'Page' })),
    '<p><a data-gcms-embed-id="p1" data-gcms-embed-type="Page">a</a></p>',
    'a',
    '',
  ],
  [
    'image',
    element('image', [text('')], { src: '/images/a.webp', altText: 'b "c"', title: "d'e", width: 4, height: 3 }),
    '<img src="https://kmx.example/images/a.webp" alt="b &quot;c&quot;" title="d&#39;e" width="4" height="3">',
    '![b "c"](https://kmx.example/images/a.webp "d\'e")',
    '',
  ],
  [
    'video',
    element('video', [text('')], { src: '/videos/a.mp4', title: 'b', width: 4, height: 3 }),
    '<video src="https://kmx.example/videos/a.mp4" controls width="4" height="3" title="b"></video>',
    '[b](https://kmx.example/videos/a.mp4)',
    '',
  ],
  [
    'iframe',
    element('iframe', [text('')], { url: 'https://a.example/?b&c' }),
    '<iframe src="https://a.example/?b&amp;c" loading="lazy" allow="fullscreen" referrerpolicy="no-referrer"></iframe>',
    '<https://a.example/?b&c>',
    '',
  ],
  [
    'class',
    element('class', [paragraph(text('a'))], { className: 'b "c' }),
    '<div class="b &quot;c"><p>a</p></div>',
    'a',
    'a',
  ],
  [
    'embed',
    element('embed', [text('')], { nodeId: 'a1', nodeType: 'Asset' }),
    '<div data-gcms-embed-id="a1" data-gcms-embed-type="Asset"></div>',
    '',
    '',
  ],
  [
    'embed in a line',
    paragraph(
      text('a '),
      element('embed', [text('')], { nodeId: 'a1', nodeType: 'Asset', isInline: true }),
      text(' b'),
    ),
    '<p>a <span data-gcms-embed-id="a1" data-gcms-embed-type="Asset"></span> b</p>',
    'a  b',
    'a b',
  ],
  ['unknown', element('constructor', [text('a')]), 'a', 'a', 'a'],
  [
    'markup in a text',
    paragraph(text('<script>alert("1")</script> & &lt; *a* _b_ [c](d) `e` \\ ~f~')),
    '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &amp;lt; *a* _b_ [c](d) `e` \\ ~f~</p>',
    '&lt;script&gt;alert("1")&lt;/script&gt; & &amp;lt; \\*a\\* \\_b\\_ \\[c\\](d) \\`e\\` \\\\ \\~f\\~',
    '<script>alert("1")</script> & &lt; *a* _b_ [c](d) `e` \\ ~f~',
  ],
  [
    'a line like a heading',
    paragraph(text('# a\n- b\n12. c')),
    '<p># a<br />- b<br />12. c</p>',
    '\\# a  \n\\- b  \n12\\. c',
    '# a - b 12. c',
  ],
];

it.each(forms)(
  'HY-50 HY-52 HY-53 %s is complete and escaped as html, markdown and text',
  (_name, node, html, markdown, words) => {
    const tree = parseRichTextTree({ children: [node] });
    expect(renderHtml(tree, 'https://kmx.example')).toBe(html);
    expect(renderMarkdown(tree, 'https://kmx.example')).toBe(markdown);
    expect(renderText(tree)).toBe(words);
  },
);

it('HY-50 blocks are separated in markdown, pictures on a line each', () => {
  const image = (src: string) => element('image', [text('')], { src, altText: 'a' });
  const children = [
    element('heading-two', [text('A')]),
    image('/images/b.webp'),
    image('/images/c.webp'),
    element('bulleted-list', [item('d')]),
    paragraph(text('e')),
  ];
  expect(renderMarkdown(parseRichTextTree({ children }))).toBe(
    '## A\n\n![a](/images/b.webp)\n\n![a](/images/c.webp)\n\n- d\n\ne',
  );
});
