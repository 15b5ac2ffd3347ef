import type { FieldValues } from '../store/content-document.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { localize, type PickText } from './seed-builders.ts';

type Titles = readonly [en: string, de: string, ja: string, zh: string];

function createItem(
  id: string,
  path: string,
  titles: Titles,
  values: FieldValues = {},
  write: (text: PickText) => FieldValues = () => ({}),
): SeedEntry {
  return {
    id: `nav-${id}`,
    model: 'NavigationItem',
    values: { path, countries: [], hidden: false, hideSubItems: false, items: [], ...values },
    localizations: localize((text) => ({ title: text(...titles), ...write(text) })),
  };
}

function listIds(...names: readonly string[]): { readonly items: readonly string[] } {
  return { items: names.map((name) => `nav-${name}`) };
}

// biome-ignore format: a flat table reads best with one item a line
const leaves: readonly SeedEntry[] = [
  createItem('home', '/', ['Home', 'Startseite', 'ホーム', '首页']),
  createItem('bench-cutting', '/products/cut-and-strip/cutting/bench-cutting', ['Bench cutting', 'Tischschneidegeräte', '卓上切断機', '台式切断机']),
  createItem('rotary-stripping', '/products/cut-and-strip/stripping/rotary-stripping', ['Rotary stripping', 'Rotatives Abisolieren', '回転式ストリップ', '旋转剥皮']),
  createItem('bench-presses', '/products/crimping/crimp-presses/bench-presses', ['Bench presses', 'Tischpressen', '卓上プレス', '台式压接机']),
  createItem('applicators', '/products/crimping/applicators', ['Applicators', 'Crimpwerkzeuge', 'アプリケーター', '压接模具']),
  createItem('testing', '/products/testing', ['Testing', 'Prüfen', '検査', '检测']),
  createItem('wire-marking', '/products/wire-marking', ['Wire marking', 'Leitungsmarkierung', '電線マーキング', '线缆标识']),
  createItem('handling', '/products/handling', ['Wire handling', 'Leitungshandling', '電線ハンドリング', '线缆处理']),
  createItem('wire-processing-guide', '/wire-processing-guide', ['Wire processing guide', 'Leitfaden Leitungsverarbeitung', '電線加工ガイド', '线束加工指南'], listIds('guide-cutting', 'guide-stripping', 'guide-crimping', 'guide-testing')),
  createItem('sustainability', '/company/sustainability', ['Sustainability', 'Nachhaltigkeit', 'サステナビリティ', '可持续发展']),
  createItem('locations', '/company/locations', ['Locations', 'Standorte', '拠点一覧', '全球网点']),
  createItem('careers', '/company/careers', ['Careers', 'Karriere', '採用情報', '招聘信息']),
  createItem('investors', '/company/investors', ['Investors', 'Investoren', '株主・投資家情報', '投资者关系']),
  createItem('media-releases', '/media-releases', ['Media releases', 'Medienmitteilungen', 'プレスリリース', '新闻稿']),
  createItem('us-fast-track', '/us-fast-track', ['Fast track USA', 'Fast Track USA', '米国向け短納期', '美国快速供货'], { countries: ['US'] }),
  createItem('stories', '/stories', ['Stories', 'Storys', 'ストーリー', '故事']),
  createItem('quality', '/company/quality', ['Quality', 'Qualität', '品質', '质量']),
  createItem('history', '/company/history', ['History', 'Geschichte', '沿革', '发展历程']),
  createItem('guide-cutting', '/wire-processing-guide/cutting', ['Cutting', 'Schneiden', '切断', '切断']),
  createItem('guide-stripping', '/wire-processing-guide/stripping', ['Stripping', 'Abisolieren', 'ストリップ', '剥皮']),
  createItem('guide-crimping', '/wire-processing-guide/crimping', ['Crimping', 'Crimpen', '圧着', '压接']),
  createItem('guide-testing', '/wire-processing-guide/testing', ['Testing', 'Prüfen', '検査', '检测']),
  createItem('automotive', '/industries/automotive', ['Automotive', 'Automobil', '自動車', '汽车']),
  createItem('aerospace', '/industries/aerospace', ['Aerospace', 'Luftfahrt', '航空宇宙', '航空航天']),
  createItem('rail', '/industries/rail', ['Rail', 'Bahn', '鉄道', '轨道交通']),
  createItem('medical', '/industries/medical', ['Medical technology', 'Medizintechnik', '医療機器', '医疗技术']),
  createItem('switchgear', '/industries/switchgear', ['Switchgear', 'Schaltschrankbau', '制御盤', '开关柜']),
  createItem('appliances', '/industries/appliances', ['Appliances', 'Haushaltgeräte', '家電', '家用电器']),
  createItem('contact', '/contact', ['Contact', 'Kontakt', 'お問い合わせ', '联系我们']),
  createItem('mykomax', '/mykomax', ['MyKomax', 'MyKomax', 'MyKomax', 'MyKomax'], { target: 'hard:/mykomax', hideSubItems: true }),
  createItem('news', '/', ['News', 'Neuigkeiten', 'ニュース', '最新动态'], { target: 'action:open-news-feed-panel' }),
];

const branches: readonly SeedEntry[] = [
  createItem(
    'cut-and-strip',
    '/products/cut-and-strip',
    ['Cutting and stripping', 'Schneiden und Abisolieren', '切断・ストリップ', '切断与剥皮'],
    listIds('bench-cutting', 'rotary-stripping'),
  ),
  createItem(
    'crimping',
    '/products/crimping',
    ['Crimping', 'Crimpen', '圧着', '压接'],
    listIds('bench-presses', 'applicators'),
  ),
  createItem(
    'industries',
    '/industries',
    ['Industries', 'Branchen', '業界別ソリューション', '行业应用'],
    listIds('automotive', 'aerospace', 'rail', 'medical', 'switchgear', 'appliances'),
  ),
  createItem(
    'products',
    '/products',
    ['Products', 'Produkte', '製品', '产品'],
    {
      ...listIds('cut-and-strip', 'crimping', 'testing', 'wire-marking', 'handling', 'industries'),
      marketingImage: 'asset-corvus-550-duo',
    },
    (text) => ({
      sections: [
        {
          title: text('Know-how', 'Wissen', 'ノウハウ', '知识'),
          items: listIds('wire-processing-guide', 'stories').items,
        },
      ],
      marketingTitle: text('Corvus 550 Duo', 'Corvus 550 Duo', 'Corvus 550 Duo', 'Corvus 550 Duo'),
      marketingDescription: text(
        'Two wires in one cycle, every crimp measured. The double-sided line for mixed lots.',
        'Zwei Leitungen pro Takt, jeder Crimp gemessen. Die beidseitige Linie für gemischte Lose.',
        '1サイクルで2本、全数圧着測定。多品種ロットに応える両端加工ライン。',
        '每个节拍两根线，逐个测量压接。适合混批生产的双端加工线。',
      ),
      marketingSection: {
        logo: 'asset-logo-corvus-duo',
        link: {
          text: text('View the machine', 'Maschine ansehen', '機械を見る', '查看设备'),
          productSlug: 'corvus-550-duo',
        },
      },
    }),
  ),
  createItem(
    'services',
    '/services',
    ['Services', 'Services', 'サービス', '服务'],
    { ...listIds('us-fast-track'), marketingImage: 'asset-service' },
    (text) => ({
      marketingTitle: text(
        'A reply within 24 hours',
        'Antwort innert 24 Stunden',
        '24時間以内にご返信',
        '24小时内答复',
      ),
      marketingDescription: text(
        'Describe the machine and the fault; a specialist for that machine answers.',
        'Beschreiben Sie Maschine und Störung; es antwortet, wer diese Maschine kennt.',
        '機械と症状をお知らせください。その機械の専門技術者がお答えします。',
        '请描述设备与故障，由熟悉该设备的专家答复。',
      ),
      marketingSection: {
        link: {
          text: text('Contact service', 'Service kontaktieren', 'サービスに連絡', '联系服务部门'),
          path: '/contact',
        },
      },
    }),
  ),
  createItem(
    'company',
    '/company',
    ['Company', 'Unternehmen', '会社情報', '公司'],
    {
      ...listIds('history', 'quality', 'sustainability', 'locations', 'careers', 'investors', 'media-releases', 'news'),
      marketingImage: 'asset-company',
    },
    (text) => ({
      breadcrumbOverride: text('About KMX', 'Über KMX', 'KMXについて', '关于KMX'),
      marketingTitle: text(
        'Built where it is designed',
        'Gebaut, wo entwickelt wird',
        '設計の現場で造る',
        '设计与制造同在一处',
      ),
      marketingDescription: text(
        'Development, assembly and training share one building, and one standard.',
        'Entwicklung, Montage und Schulung unter einem Dach und mit einem Massstab.',
        '開発・組立・研修を同じ建屋で、同じ基準で行います。',
        '研发、装配与培训同处一栋楼，执行同一标准。',
      ),
      marketingSection: {
        backgroundColor: 'Grey_Dark',
        link: {
          text: text('Get to know us', 'Lernen Sie uns kennen', 'KMXを知る', '了解我们'),
          path: '/company',
        },
      },
    }),
  ),
];

/** Header navigation of the main site with all its items (SYS-044, SYS-045). */
export const mainNavigation: readonly SeedEntry[] = [
  ...leaves,
  ...branches,
  {
    id: 'header-main',
    model: 'HeaderNavigation',
    values: {
      theme: 'Default',
      hidden: false,
      homeItems: listIds('home').items,
      topItems: listIds('products', 'services', 'stories', 'company', 'contact', 'mykomax').items,
    },
  },
];
