import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { machines } from '../../catalogue/data/machines.ts';
import { buildCatalogueRows } from '../../catalogue/seed/build-catalogue-rows.ts';
import { listNames } from './content-order.ts';
import { readReleaseText } from './releases.ts';
import { seedEntries } from './seed-entries.ts';
import { readStoryText } from './stories.ts';

const stories = listNames('stories/').map(readStoryText);
const assets = new Map(
  seedEntries.filter(({ model }) => model === 'Asset').map(({ id, values }) => [id, String(values['url'])]),
);
const findUrl = (asset: unknown) => assets.get(String(asset)) ?? `no asset ${String(asset)}`;

/** Pictures of a value, in the order in which a page shows them. */
function listPictures(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listPictures);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    (name === 'image' || name === 'poster') && typeof inner === 'string' ? [findUrl(inner)] : listPictures(inner),
  );
}

const listRepeated = (all: readonly string[]) => all.filter((each, place) => all.indexOf(each) !== place);

describe('pictures of the sample content', () => {
  it('PUB-020 each story has its own picture, of a machine it is about, and shows none twice', () => {
    expect(listRepeated(stories.map(({ image }) => findUrl(`asset-${image}`)))).toEqual([]);
    for (const { slug, image, products, body } of stories) {
      const teaser = findUrl(`asset-${image}`);
      const machine = /\/products\/(.+)-(?:front|angle|detail)\.webp$/.exec(teaser)?.[1];
      if (machine !== undefined) expect([slug, products]).toEqual([slug, expect.arrayContaining([machine])]);
      const text = body.en;
      const inText = [...text.matchAll(/\]\((\/images\/\S+) /g)].map(([, url = '']) => url);
      const embedded = [...text.matchAll(/\{\{Asset (\S+)\}\}/g)].map(([, asset]) => findUrl(asset));
      expect([slug, listRepeated([teaser, ...inText, ...embedded])]).toEqual([slug, []]);
    }
  });

  it('no page shows a picture twice', () => {
    const pages = seedEntries.filter(({ model }) => model === 'Page');
    expect(pages.length).toBeGreaterThan(30);
    for (const { id, localizations } of pages) {
      expect([id, listRepeated(listPictures(localizations?.['en']))]).toEqual([id, []]);
    }
  });

  it('a caption that promises a micrograph is below one', () => {
    const blocks = seedEntries.flatMap(({ localizations }) => listBlocks(localizations?.['en']));
    const micrographs = blocks.filter(({ caption }) => /micrograph|section of a[a-z ]* crimp/i.test(String(caption)));
    expect(micrographs.length).toBeGreaterThan(1);
    for (const { image } of micrographs) expect(findUrl(image)).toContain('/norma-78-front');
  });

  it('a statement about a machine is shown with a picture of that machine', () => {
    for (const { values, localizations } of seedEntries) {
      const picture = values['image'] ?? values['marketingImage'];
      const english = localizations?.['en'];
      const named = [english?.['title'], english?.['marketingTitle']]
        .filter((text) => typeof text === 'string')
        .join(' ');
      const machine = machines.find(({ name }) => named.includes(name));
      if (typeof picture !== 'string' || machine === undefined) continue;
      expect([named, findUrl(picture)]).toEqual([named, expect.stringContaining(`/products/${machine.slug}-`)]);
    }
    const news = seedEntries.filter(({ model }) => model === 'NewsFeedItem');
    expect(news.some(({ values }) => values['image'] === 'asset-corvus-550-duo')).toBe(true);
  });

  it('PUB-072 the highlights of a machine have different pictures, none of them from its gallery', () => {
    const rows = buildCatalogueRows();
    for (const { slug, highlights } of rows.productText) {
      const pictures = (JSON.parse(String(highlights)) as { image_url: string }[]).map(({ image_url }) => image_url);
      const wrong = pictures.filter((url) => url.startsWith(`/images/products/${slug}-`));
      expect([slug, listRepeated(pictures), wrong]).toEqual([slug, [], []]);
      for (const url of pictures) {
        expect([url, existsSync(new URL(`../../../assets${url}`, import.meta.url))]).toEqual([url, true]);
      }
    }
  });
});

function listBlocks(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(listBlocks);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'caption' in value && 'image' in value ? [value as Readonly<Record<string, unknown>>] : [];
  return [...own, ...Object.values(value).flatMap(listBlocks)];
}

it('release, site and calendar of a fair name the same hall, stand and days', () => {
  const release = readReleaseText('corvus-550-duo-at-productronica');
  const page = (id: string) => JSON.stringify(seedEntries.find((entry) => entry.id === id));
  for (const [place, text] of Object.entries(release.body)) {
    expect(text).toMatch(/A4/);
    expect(text).toMatch(/312/);
    expect([place, /1[37]/.exec(/\D(\d{1,2})\D+20\D/.exec(text)?.[0] ?? '')?.[0]]).toEqual([place, '17']);
  }
  expect(page('page-productronica-home')).toMatch(/Hall A4, stand 312/);
  expect(page('page-events-home')).toMatch(/hall A4, stand 312.*2026-11-17/);
  expect(release.date.slice(0, 10)).toMatch(/^2026-11-0[1-9]$/);
});
