import { expect, it } from 'vitest';
import { resolveContentLang, writeContentLang } from './content-lang.ts';

it('D-46 the language of a text is given without country, and Chinese as simplified', () => {
  expect(['de', 'de-CH', 'zh', 'zh-CN'].map(writeContentLang)).toEqual(['de', 'de', 'zh-Hans', 'zh-Hans']);
});

it('D-46 a text in the page’s language gets no language of its own', () => {
  expect(resolveContentLang('de', 'de')).toBeUndefined();
  expect(resolveContentLang('zh-CN', 'zh')).toBeUndefined();
  expect(resolveContentLang('en-US', 'de')).toBe('en');
});
