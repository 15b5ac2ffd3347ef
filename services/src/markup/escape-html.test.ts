import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('lets no text leave its element or its attribute, in quotes of either kind', () => {
  expect(escapeHtml(`<b title="x" lang='y'>&lt;</b>`)).toBe(
    '&lt;b title=&quot;x&quot; lang=&#39;y&#39;&gt;&amp;lt;&lt;/b&gt;',
  );
});

it('leaves every other character as it is', () => {
  expect(escapeHtml('Crimp 1.24 mm², Größe · 圧着\n`${}`')).toBe('Crimp 1.24 mm², Größe · 圧着\n`${}`');
});
