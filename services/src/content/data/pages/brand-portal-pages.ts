import type { SeedEntry } from '../../store/seed-content.ts';
import { createContentPage, type Texts } from './block-writer.ts';
import { createSubSiteFooter } from './event-pages.ts';

const site = 'site-brand-portal';

interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly lead: Texts;
  readonly colours: readonly (readonly [Texts, string])[];
}

// biome-ignore format: texts of one page side by side, one language after the other
const brands: readonly Brand[] = [
  { slug: 'kmx', name: 'KMX', lead: ['The maker. Precise, calm, fast: three words that every picture and every sentence has to pass.', 'Die Herstellerin. Präzise, ruhig, schnell: drei Wörter, an denen sich jedes Bild und jeder Satz messen lässt.', 'メーカーブランド。精密・静か・速い。すべての写真と言葉の基準です。', '制造商品牌。精准、沉稳、迅捷：每张图片与每句话的准则。'], colours: [[['Copper', 'Kupfer', '銅', '铜'], '#A8480F'], [['Graphite', 'Graphit', 'グラファイト', '石墨'], '#1B1E21'], [['Paper', 'Papier', 'ペーパー', '纸白'], '#FBF9F6']] },
  { slug: 'nordwire', name: 'Nordwire', lead: ['Reels, prefeeders and handling from the north. Robust, plain, never cheerful.', 'Spulen, Vorschub und Handling aus dem Norden. Robust, schlicht, nie fröhlich.', '北国生まれのリール、プリフィーダ、ハンドリング機器。頑丈で簡素。', '来自北方的线盘、预送与搬运。坚固、朴素。'], colours: [[['Fjord', 'Fjord', 'フィヨルド', '峡湾'], '#17517A'], [['Slate', 'Schiefer', 'スレート', '板岩'], '#50555A']] },
  { slug: 'tesslab', name: 'Tesslab', lead: ['Laboratory instruments for sections and pull tests. White space is part of the brand.', 'Laborgeräte für Schliff und Zugprüfung. Weissraum gehört zur Marke.', '断面観察と引張試験の理化学機器。余白もブランドの一部です。', '金相与拉力实验室仪器。留白是品牌的一部分。'], colours: [[['Reagent', 'Reagenz', 'リエージェント', '试剂'], '#17603A'], [['Glass', 'Glas', 'グラス', '玻璃'], '#E4EEF5']] },
];

// biome-ignore format: texts of one page side by side, one language after the other
function createBrandPage({ slug, name, lead, colours }: Brand): SeedEntry {
  return createContentPage(`page-brand-portal-${slug}`, { slug, site }, [name], lead, (blocks) => [
    blocks.hero(['Brand portal', 'Markenportal', 'ブランドポータル', '品牌门户'], [name], lead),
    blocks.table(['Colours', 'Farben', 'カラー', '颜色'], ['Colours of the brand', 'Farben der Marke', 'ブランドカラー', '品牌颜色'], [['Name', 'Name', '名称', '名称'], ['Value', 'Wert', '値', '数值']], colours),
    blocks.accordion(['Rules', 'Regeln', 'ルール', '规则'], [
      [['Name', 'Name', '名称', '名称'], ['Write the name as it stands here; never in capitals alone, never with a hyphen before a product.', 'Schreiben Sie den Namen wie hier; nie nur in Grossbuchstaben, nie mit Bindestrich vor einem Produkt.', '名称は表記どおりに。すべて大文字にしたり、製品名の前にハイフンを付けたりしないでください。', '名称按此书写，不全大写，产品前不加连字符。']],
      [['Pictures', 'Bilder', '写真', '图片'], ['Machines in daylight, no people without their consent, no stock pictures.', 'Maschinen bei Tageslicht, keine Menschen ohne Einwilligung, keine Agenturbilder.', '機械は自然光で撮影。同意のない人物、ストック写真は使用しません。', '设备在日光下拍摄，未经同意不出现人物，不用图库图片。']],
    ]),
    blocks.links(['For partners', 'Für Partner', 'パートナー向け', '合作伙伴'], [[['Logos and print data (password)', 'Logos und Druckdaten (Passwort)', 'ロゴ・印刷データ（要パスワード）', '标志与印刷数据（需密码）'], { path: `/${slug}/${slug}-protected` }]]),
  ]);
}

// biome-ignore format: texts of one page side by side, one language after the other
const home = createContentPage('page-brand-portal-home', { slug: 'home', site }, ['Brand portal', 'Markenportal', 'ブランドポータル', '品牌门户'],
  ['Names, colours and rules of the three brands of the group.', 'Namen, Farben und Regeln der drei Marken der Gruppe.', 'グループ3ブランドの名称・カラー・ルール。', '集团三个品牌的名称、颜色与规则。'],
  (blocks) => [
    blocks.hero(['Brand portal', 'Markenportal', 'ブランドポータル', '品牌门户'], ['Three brands, one standard', 'Drei Marken, ein Massstab', '3つのブランド、ひとつの基準', '三个品牌，一个标准'], ['What may be used how, for partners, agencies and colleagues.', 'Was wie verwendet werden darf, für Partner, Agenturen und Mitarbeitende.', 'パートナー、代理店、社員のための利用ガイド。', '面向合作伙伴、代理商与同事的使用指南。']),
    blocks.links(['Brands', 'Marken', 'ブランド', '品牌'], brands.map(({ slug, name }) => [[name], { path: `/${slug}` }] as const)),
  ]);

const navigation = { countries: [], hidden: false, hideSubItems: false, items: [] };

function createItem(slug: string, path: string, titles: readonly string[]): SeedEntry {
  const languages = ['en', 'de', 'ja', 'zh'] as const;
  const localizations = Object.fromEntries(
    languages.map((language, place) => [language, { title: titles[place] ?? titles[0] ?? '' }]),
  );
  return { id: `nav-brand-portal-${slug}`, model: 'NavigationItem', values: { ...navigation, path }, localizations };
}

/** The brand portal with three brands; the protected pages below them stand in protected-pages.ts (PUB-016, D-21). */
export const brandPortalPages: readonly SeedEntry[] = [
  createItem('home', '/', ['Brand portal', 'Markenportal', 'ブランドポータル', '品牌门户']),
  ...brands.map(({ slug, name }) => createItem(slug, `/${slug}`, [name])),
  {
    id: 'header-brand-portal',
    model: 'HeaderNavigation',
    values: {
      theme: 'Default',
      hidden: false,
      homeItems: ['nav-brand-portal-home'],
      topItems: ['home', ...brands.map(({ slug }) => slug)].map((slug) => `nav-brand-portal-${slug}`),
    },
  },
  createSubSiteFooter('footer-brand-portal'),
  home,
  ...brands.map(createBrandPage),
];
