// @ts-nocheck
import { expect, it } from 'vitest';
import { allCountries, createLocale, resolveSisCode, uiLanguages } from './locale.ts';

it('SYS-025 a locale has code, code of the URL, SIS code, language and country, and may be international', () => {
  expect(createLocale('en', 'JP')).toEqual({
    code: 'en-JP',
    urlCode: 'en-jp',
    sisCode: 'en-US',
    isInternational: false,
    language: 'en',
    country: 'JP',
  });
  expect(createLocale('pt', allCountries)).toEqual({
    code: 'pt',
    urlCode: 'pt',
    sisCode: 'pt-BR',
    isInternational: true,
    language: 'pt',
    country: 'ALL',
  });
});

it('SYS-070 SYS-071 CON-019 eleven languages have a SIS code each, anything else is en-US', () => {
  expect(uiLanguages.map(resolveSisCode).join(' ')).toBe(
    'en-US de-CH cs-CZ es-ES fr-FR hu-HU ja-JP pt-BR ro-RO sk-SK zh-CN',
  );
  expect(['it', '', 'EN'].map(resolveSisCode)).toEqual(['en-US', 'en-US', 'en-US']);
});
