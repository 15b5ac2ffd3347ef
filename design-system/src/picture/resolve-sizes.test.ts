import { expect, it } from 'vitest';
import { resolveSizes } from './resolve-sizes.ts';

it('leaves the width to the browser where it knows the layout and the width depends on it', () => {
  expect(resolveSizes('(width < 780px) 100vw, 780px', 'lazy')).toBe('auto, (width < 780px) 100vw, 780px');
  expect(resolveSizes('(width < 780px) 100vw, 780px', 'eager')).toBe('(width < 780px) 100vw, 780px');
  expect(resolveSizes('80px', 'lazy')).toBe('80px');
});
