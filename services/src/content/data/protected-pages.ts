import type { SeedEntry } from '../store/seed-content.ts';
import { createTextBlock } from './blocks.ts';
import { createPage, localize, type PickText } from './seed-builders.ts';

type Titles = readonly [en: string, de: string, ja: string, zh: string];
type Place = readonly [id: string, slug: string, parentSlug: string, site: string];

// argon2id of the sample password named in the README of this workspace (D-23: one hash per page).
const samplePasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$KDUEDZr7d7V9Wy7pbaC85g$LnLUz0iedAnYnkwsAoWzH5nAAiSrZdL1PKS0pxmkn7g';

const eventTitles: Titles = [
  'Internal trade-fair information',
  'Interne Messeinformationen',
  '展示会社内情報',
  '展会内部信息',
];

function createBody(text: PickText): string {
  return text(
    'Press pictures, stand plans and talking points for colleagues and partners. Please do not pass the address on: it is meant for the people who received it from us.',
    'Pressebilder, Standpläne und Sprachregelungen für Mitarbeitende und Partner. Bitte geben Sie die Adresse nicht weiter: Sie ist für jene bestimmt, die sie von uns erhalten haben.',
    '社員およびパートナー向けの広報写真、ブース図面、説明資料です。このURLは直接お伝えした方専用ですので、転送はお控えください。',
    '供同事与合作伙伴使用的新闻图片、展位图与口径说明。请勿转发本地址，仅限直接收到者使用。',
  );
}

function createProtectedPage([id, slug, parentSlug, site]: Place, titles: Titles): SeedEntry {
  const localizations = localize((text) => ({
    title: text(...titles),
    description: text('Protected page', 'Geschützte Seite', '保護されたページ', '受保护页面'),
    blocks: [createTextBlock(text('For partners', 'Für Partner', 'パートナー向け', '合作伙伴专区'), createBody(text))],
  }));
  return createPage(
    `page-${id}`,
    { slug, parentSlug, site, protection: 'password', passwordHash: samplePasswordHash, noIndex: true },
    localizations,
  );
}

function createBrandPage(brand: string, name: string): SeedEntry {
  const title = `${name} Brand Portal`;
  const place = [`brand-${brand}`, `${brand}-protected`, brand, 'site-main'] as const;
  return createProtectedPage(place, [title, `${name} Markenportal`, `${name} ブランドポータル`, `${name} 品牌门户`]);
}

/** Pages behind a password (PUB-014..017, D-20): trade fairs, a page with an unguessable address, three brand portals. */
export const protectedPages: readonly SeedEntry[] = [
  createProtectedPage(['productronica-internal', 'internal', 'home', 'site-productronica'], eventTitles),
  createProtectedPage(['events-internal-2025', 'internal-2025', 'events', 'site-main'], eventTitles),
  createProtectedPage(['events-token', 'k7v2qd9m4xw1hz8t', 'events', 'site-main'], eventTitles),
  createProtectedPage(['trade-fair-internal', 'trade-fair-internal', 'home', 'site-main'], eventTitles),
  createBrandPage('kmx', 'KMX'),
  createBrandPage('nordwire', 'Nordwire'),
  createBrandPage('tesslab', 'Tesslab'),
];
