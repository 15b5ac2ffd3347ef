import { describe, expect, it } from 'vitest';
import { createCompoundSplitter } from './compound-parts.ts';
import { foldText } from './fold-text.ts';
import { cutExcerpt, cutPieces, findHits } from './highlight.ts';

const mark = (text: string, language: string, terms: readonly string[], words: readonly string[] = []) =>
  cutPieces(text, findHits(text, language, { terms: new Set(terms), words }));

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

  it('PUB-086 marks the words of a script without spaces where they occur whole, adjacent ones as one', () => {
    expect(mark('毎回同じ圧着高さです', 'ja', ['圧着', '着高'], ['圧着', '高さ'])).toEqual([
      ['毎回同じ', false],
      ['圧着高さ', true],
      ['です', false],
    ]);
    expect(mark('ｶｯﾄとユニット', 'ja', ['ット'], ['カット'])).toEqual([
      ['ｶｯﾄ', true],
      ['とユニット', false],
    ]);
  });

  it('PUB-086 marks a single character, not its neighbours', () => {
    expect(mark('导线生产线', 'zh', ['线生', '线'], ['线'])).toEqual([
      ['导', false],
      ['线', true],
      ['生产', false],
      ['线', true],
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

it('splits German compounds into words that occur elsewhere', () => {
  const splitter = createCompoundSplitter('de');
  splitter.learn(['crimp', 'hohe', 'uberwachung', 'leitung', 'verarbeitung', 'kabelbaumprufung']);
  expect(splitter.split('crimphohenuberwachung')).toEqual(['crimp', 'hohe', 'uberwachung']);
  expect(splitter.split('leitungsverarbeitung')).toEqual(['leitung', 'verarbeitung']);
  expect(splitter.split('uberwachung')).toEqual([]);
  expect(splitter.listHolders('prufung')).toEqual(['kabelbaumprufung']);
});
