import { expect, it } from 'vitest';
import { fillText } from './fill-text.ts';

it('fills every place of a text as it is written, also with signs that mean something to replace', () => {
  expect(fillText('{name}, {count} of {name}', { name: 'A $& B', count: 3 })).toBe('A $& B, 3 of A $& B');
  expect(fillText('One of {kinds}{other}.', { kinds: ['a', 'b'] })).toBe('One of a, b.');
});
