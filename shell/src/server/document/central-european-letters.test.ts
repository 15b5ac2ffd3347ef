import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasCentralEuropeanLetters } from './central-european-letters.ts';

it('finds the letters in text and bytes, and none in Western European, Japanese or Chinese pages', () => {
  for (const text of ['Zdeněk', 'Łódź', 'Őrség', 'București']) {
    expect([text, hasCentralEuropeanLetters(text)]).toEqual([text, true]);
    expect([text, hasCentralEuropeanLetters(Buffer.from(text))]).toEqual([text, true]);
  }
  for (const text of ['Crimp', 'Grüße, cœur, señor', '圧着機', '压接机', '']) {
    expect([text, hasCentralEuropeanLetters(text)]).toEqual([text, false]);
    expect([text, hasCentralEuropeanLetters(Buffer.from(text))]).toEqual([text, false]);
  }
});

it('knows exactly the letters of the face', () => {
  const css = readFileSync(new URL(import.meta.resolve('@kmx/design-system/tokens/fonts.css')), 'utf8');
  const face = css.split('@font-face').find((rule) => rule.includes('inter-central-european')) ?? '';
  const ranges = Array.from(face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  const isInFace = (code: number) => ranges.some(([from = 0, to = 0]) => from <= code && code <= to);
  for (let code = 0x20; code < 0x300; code += 1) {
    const letter = String.fromCodePoint(code);
    expect([letter, hasCentralEuropeanLetters(letter)]).toEqual([letter, isInFace(code)]);
  }
});
