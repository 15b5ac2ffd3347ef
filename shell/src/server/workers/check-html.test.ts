import { expect, it } from 'vitest';
import { findForbiddenMarkup } from './check-html.ts';

it('DES-04 refuses inline scripts and style attributes', () => {
  expect(findForbiddenMarkup('<p>a</p><script>b()</script>')).toContain('script');
  expect(findForbiddenMarkup('<p style="color:red">a</p>')).toContain('style');
});

it('DES-04 accepts an article that shows such markup as escaped text', () => {
  expect(findForbiddenMarkup('<p>&lt;script&gt; and &lt;p style=&quot;a&quot;&gt;</p>')).toBeNull();
});
