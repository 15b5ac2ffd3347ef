import { describe, expect, it } from 'vitest';
import { createCompoundSplitter } from './compound-parts.ts';
import { foldText } from './fold-text.ts';
import { cutExcerpt, cutPieces, findHits } from './highlight.ts';

const mark = (text: string, language: string, terms: readonly string[]) =>
  cutPieces(text, findHits(text, language, new Set(terms)));

describe('highlighting', () => {
  it('PUB-086 marks whole words on the original spelling and leaves special characters as they are', () => {
    expect(mark('Příručka <b>a & b</b> (C++)', 'cs', ['prirucka'])).toEqual([
      ['Příručka', true],
      [' <b>a & b</b> (C++)', false],
    ]);
    expect(mark('crimp, Crimp', 'en', ['crimp'])).toEqual([
      ['crimp', true],
      [', ', false],
      ['Crimp', true],
    ]);
  });

  it('PUB-086 joins the neighbouring characters of Japanese to one hit', () => {
    expect(mark('毎回同じ圧着高さです', 'ja', ['圧着', '着高'])).toEqual([
      ['毎回同じ', false],
      ['圧着高', true],
      ['さです', false],
    ]);
  });

  it('cuts a long text between words around its first hit', () => {
    const text = `${'Before '.repeat(60)}crimp ${'after '.repeat(60)}`;
    const excerpt = cutExcerpt(text, 'en', text.indexOf('crimp'));
    expect(excerpt).toMatch(/^… Before .*Before crimp after .*after …$/);
    expect(excerpt.length).toBeLessThan(200);
  });
});

it('folds case, accents and ligatures, but not the marks that tell kana apart', () => {
  expect(['Größe', 'înălțime', 'Łódź', 'ÅNGSTRÖM', 'ガイド', 'ｶﾞｲﾄﾞ'].map(foldText)).toEqual([
    'grosse',
    'inaltime',
    'lodz',
    'angstrom',
    'ガイド',
    'ガイド',
  ]);
});

it('takes German compounds apart into words that stand elsewhere', () => {
  const splitter = createCompoundSplitter('de');
  splitter.learn(['crimp', 'hohe', 'uberwachung', 'leitung', 'verarbeitung', 'kabelbaumprufung']);
  expect(splitter.split('crimphohenuberwachung')).toEqual(['crimp', 'hohe', 'uberwachung']);
  expect(splitter.split('leitungsverarbeitung')).toEqual(['leitung', 'verarbeitung']);
  expect(splitter.split('uberwachung')).toEqual([]);
  expect(splitter.listHolders('prufung')).toEqual(['kabelbaumprufung']);
});
