import { expect, it } from 'vitest';
import { markTexts } from './build-variant.ts';

it('the second build of the soak ends each text with a mark, those with plurals too', () => {
  const marked = markTexts('{"a":"Open","b":"{count, plural, one {# page} other {# pages}}"}', ' ²');
  expect(JSON.parse(marked)).toEqual({ a: 'Open ²', b: '{count, plural, one {# page} other {# pages}} ²' });
});
