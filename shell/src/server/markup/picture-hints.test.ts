import { expect, it } from 'vitest';
import { separatePictureHints } from './picture-hints.ts';

const hint = (width: string) => `<link rel="preload" as="image" imageSrcSet="/a.webp ${width}" fetchPriority="high"/>`;
const separate = (text: string) => {
  const { hints, html } = separatePictureHints(Buffer.from(text));
  return [String(hints), String(html)];
};

it('separates all hints for pictures that React wrote before the page, and nothing else', () => {
  const page = '<div>Grüße<link rel="preload" as="image" href="/b.webp"/></div>';
  expect(separate(page)).toEqual(['', page]);
  expect(separate(hint('480w') + page)).toEqual([hint('480w'), page]);
  expect(separate(hint('480w') + hint('780w') + page)).toEqual([hint('480w') + hint('780w'), page]);
  expect(separate(hint('480w'))).toEqual([hint('480w'), '']);
  expect(separate('')).toEqual(['', '']);
});

it('leaves other hints and an element without an end where they are', () => {
  const style = '<link rel="preload" as="style" href="/a.css"/><div></div>';
  expect(separate(style)).toEqual(['', style]);
  const broken = '<link rel="preload" as="image" href="/a.webp"';
  expect(separate(broken)).toEqual(['', broken]);
});
