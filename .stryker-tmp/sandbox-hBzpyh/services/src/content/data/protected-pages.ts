// @ts-nocheck
import { samplePagePasswordHash } from '@kmx/shared-contracts/sample-secrets.server.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { createTextBlock } from './blocks.ts';
import { createPage, localize, type PickText } from './seed-builders.ts';

type Titles = readonly [en: string, de: string, ja: string, zh: string];
type Place = readonly [id: string, slug: string, parentSlug: string, site: string];

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
    { slug, parentSlug, site, protection: 'password', passwordHash: samplePagePasswordHash, noIndex: true },
    localizations,
  );
}

function createBrandPage(brand: string, name: string): SeedEntry {
  const title = `${name} Brand Portal`;
  const place = [`brand-${brand}`, `${brand}-protected`, brand, 'site-brand-portal'] as const;
  return createProtectedPage(place, [title, `${name} Markenportal`, `${name} ブランドポータル`, `${name} 品牌门户`]);
}

const partnerPage = createPage(
  'page-partner-notes',
  {
    slug: 'partner-notes',
    parentSlug: 'company',
    protection: 'role',
    roles: ['kmx_int_serviceticketing_active', 'kmx_delegatedadmin_intern'],
    noIndex: true,
  },
  localize((text) => ({
    title: text(
      'Service notes for partners',
      'Servicehinweise für Partner',
      'パートナー向けサービス情報',
      '合作伙伴服务说明',
    ),
    description: text(
      'Notes from our service that partners may pass on to their own technicians.',
      'Hinweise unseres Service, die Partner an ihre Technik weitergeben dürfen.',
      'パートナーの技術者向けに共有できるサービス情報です。',
      '可供合作伙伴转交其技术人员的服务说明。',
    ),
    blocks: [
      createTextBlock(
        text('This quarter', 'In diesem Quartal', '今四半期', '本季度'),
        text(
          '- Ferro presses: check the lower tool holder at 400,000 strokes instead of 500,000.\n- Corvus cutters: blades of lot 26-K are ground flatter; set the stripping depth 0.05 mm shallower.\n- Crimp force monitor: after an update of the firmware, learn the reference curve again.',
          '- Ferro-Pressen: unteren Werkzeughalter bei 400 000 statt 500 000 Hüben prüfen.\n- Corvus-Automaten: Messer der Charge 26-K sind flacher geschliffen; Abisoliertiefe um 0,05 mm verringern.\n- Crimpkraftüberwachung: nach einem Firmware-Update die Referenzkurve neu lernen.',
          '- Ferroプレス：下側工具ホルダーの点検は50万ストロークから40万ストロークへ変更。\n- Corvus切断機：ロット26-Kの刃は研磨が浅いため、ストリップ深さを0.05 mm浅く設定。\n- 圧着力モニター：ファームウェア更新後は基準波形を再学習。',
          '- Ferro压接机：下模座检查周期由50万次改为40万次。\n- Corvus裁线机：26-K批次刀片研磨角较平，剥皮深度请减少0.05毫米。\n- 压接力监测：固件更新后请重新学习参考曲线。',
        ),
      ),
    ],
  })),
);

/** Pages behind a password (PUB-014..017, D-20) and one for roles (D-31): trade fairs, an unguessable address, three brands. */
export const protectedPages: readonly SeedEntry[] = [
  createProtectedPage(['productronica-internal', 'internal', 'home', 'site-productronica'], eventTitles),
  createProtectedPage(['events-internal-2025', 'internal-2025', 'home', 'site-events'], eventTitles),
  createProtectedPage(['events-token', 'k7v2qd9m4xw1hz8t', 'home', 'site-events'], eventTitles),
  createProtectedPage(['trade-fair-internal', 'trade-fair-internal', 'home', 'site-main'], eventTitles),
  createBrandPage('kmx', 'KMX'),
  createBrandPage('nordwire', 'Nordwire'),
  createBrandPage('tesslab', 'Tesslab'),
  partnerPage,
];
