import { expect, it } from 'vitest';
import { createFileHref, sortVersions } from './download.ts';

it('PUB-012 the address of a file names its language unless it is English', () => {
  expect(createFileHref('report', 'en', false)).toBe('/file/report');
  expect(createFileHref('report', 'de', false)).toBe('/file/report?l=de');
});

it('PUB-013 the address for saving a file says so', () => {
  expect(createFileHref('report', 'en', true)).toBe('/file/report?dl=true');
  expect(createFileHref('report', 'ja', true)).toBe('/file/report?l=ja&dl=true');
});

it('PUB-012 versions in the reader’s language come first, then English', () => {
  const version = (locale: string) => ({ locale, title: 'x', mimeType: 'application/pdf', size: 1 });
  const download = { slug: 'a', localizations: ['de', 'en', 'zh', 'ja'].map(version) };
  expect(sortVersions(download, ['ja']).map(({ locale }) => locale)).toEqual(['ja', 'en', 'de', 'zh']);
});
