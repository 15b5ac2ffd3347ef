import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';
import { listSampleFiles } from './list-sample-files.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
}, 60_000);
afterAll(() => content.close());

it('SYS-066 SRV-042 a media release asked for by its id has date, texts, the ad hoc flag and whom to ask', async () => {
  const { values } = await content.ask(
    `{ mediaRelease(where: { id: "release-half-year-results-2026" }, locales: [de]) {
      locale slug publicationDate adhoc title leadText place contact { name email } } }`,
  );
  expect(values['mediaRelease']).toEqual({
    locale: 'de',
    slug: 'half-year-results-2026',
    publicationDate: '2026-08-20T05:00:00.000Z',
    adhoc: true,
    title: expect.stringContaining('5,2 Prozent'),
    leadText: expect.stringContaining('231,4 Millionen'),
    place: 'Winterthur',
    contact: { name: 'Luca Brunner', email: 'investors@kmx.example' },
  });
});

it('PUB-002 ad hoc announcements can be asked for alone, newest first', async () => {
  const { values } = await content.ask(
    '{ mediaReleases(where: { adhoc: true }, orderBy: publicationDate_DESC) { slug } all: mediaReleasesConnection { aggregate { count } } }',
  );
  expect(values['mediaReleases']).toHaveLength(5);
  expect(values['mediaReleases']).toHaveProperty('0.slug', 'half-year-results-2026');
  expect(values['all']).toEqual({ aggregate: { count: 10 } });
});

it('PUB-011 PUB-012 what the content says of a file in each language is true of the file', async () => {
  const { values } = await content.ask(
    '{ fileDownload(where: { slug: "annual-report-2025" }) { localizations(includeCurrent: true) { locale handle size mimeType } } }',
  );
  const files = listSampleFiles().filter(({ slug }) => slug === 'annual-report-2025');
  expect(values['fileDownload']).toEqual({
    localizations: files.map(({ language, name, content: bytes, mimeType }) => ({
      locale: language,
      handle: name,
      size: bytes.byteLength,
      mimeType,
    })),
  });
});

it('PUB-033 the key figures of the report cover the same five years', async () => {
  const { values } = await content.ask(
    '{ annualReport(where: { slug: "annual-report-2025" }) { figures { values { year value } } chapters { anchor } } }',
  );
  const { figures } = values['annualReport'] as { figures: { values: { year: number }[] }[] };
  for (const figure of figures) {
    expect(figure.values.map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024, 2025]);
  }
});
