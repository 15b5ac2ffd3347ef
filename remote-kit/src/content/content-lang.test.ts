import { expect, it } from 'vitest';
import { resolveContentLang, writeContentLang } from './content-lang.ts';

it('D-46 a text says its language without the country, and Chinese that it is the simplified one', () => {
  expect(['de', 'de-CH', 'zh', 'zh-CN'].map(writeContentLang)).toEqual(['de', 'de', 'zh-Hans', 'zh-Hans']);
});

it('D-46 a text in the language of the page says none', () => {
  expect(resolveContentLang('de', 'de')).toBeUndefined();
  expect(resolveContentLang('zh-CN', 'zh')).toBeUndefined();
  expect(resolveContentLang('en-US', 'de')).toBe('en');
});
