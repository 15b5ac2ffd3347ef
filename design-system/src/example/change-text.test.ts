import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';

const text = 'Enter the serial number of the machine, eight digits, as printed on the plate.';

it('STY-003 shows a text about a third longer, with accents that need space above and below', () => {
  const long = changeText(text, 'long');
  expect(long.length / text.length).toBeGreaterThan(1.25);
  expect(long).toMatch(/^ÉÊntéêr théê/u);
  expect(changeText('service@kmx.example 4 mm²', 'long')).toContain('service@');
});

it.each(['ja', 'zh'] as const)('STY-003 shows a text in the characters of %s and keeps its figures', (mode) => {
  const signs = changeText('Crimp height 1.24 mm', mode);
  expect(signs).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}]+1\.24 /u);
  expect(changeText(text, mode).length).toBeLessThan(text.length);
  expect(changeText(text, mode)).toBe(changeText(text, mode));
});
