import type { SeedEntry } from '../../store/seed-content.ts';
import { createContentPage, type Texts } from './block-writer.ts';

const events = { site: 'site-events' };
const navigation = { countries: [], hidden: false, hideSubItems: false, items: [] };

function createItem(id: string, path: string, [en, de, ja, zh]: readonly [string, string, string, string]): SeedEntry {
  const localizations = { en: { title: en }, de: { title: de }, ja: { title: ja }, zh: { title: zh } };
  return { id, model: 'NavigationItem', values: { ...navigation, path }, localizations };
}

// biome-ignore format: texts of one page side by side, one language after the other
const home = createContentPage('page-events-home', { ...events, slug: 'home' }, ['Events', 'Anlässe', 'イベント', '活动'],
  ['Where to meet KMX in the coming months.', 'Wo Sie KMX in den nächsten Monaten treffen.', '今後数か月のKMXイベント情報。', '未来几个月与KMX相见。'],
  (blocks) => [
    blocks.hero(['Events', 'Anlässe', 'イベント', '活动'], ['Bring your wire', 'Bringen Sie Ihre Leitung mit', '電線をお持ちください', '带上您的线材'], ['We crimp it, measure it and give you the values. No appointment, no form.', 'Wir crimpen sie, messen sie und geben Ihnen die Werte. Ohne Termin, ohne Formular.', 'その場で圧着・測定し、数値をお渡しします。予約も書類も不要です。', '现场压接、测量并提供数据，无需预约与表格。'], 'guide'),
    blocks.table(['Dates', 'Daten', '日程', '日期'], ['Events until June 2027', 'Anlässe bis Juni 2027', '2027年6月までの予定', '截至2027年6月的活动'], [['Event', 'Anlass', 'イベント', '活动'], ['Place', 'Ort', '会場', '地点'], ['Date', 'Datum', '日付', '日期']], [
      ['Productronica', ['Munich, hall A4, stand 312', 'München, Halle A4, Stand 312', 'ミュンヘン A4-312', '慕尼黑A4馆312'], '2026-11-17'],
      [['Open house Yokohama', 'Hausmesse Yokohama', '横浜オープンハウス', '横滨开放日'], ['Yokohama', 'Yokohama', '横浜', '横滨'], '2027-02-09'],
      [['Crimp Days Winterthur', 'Crimptage Winterthur', 'クリンプデイズ（ヴィンタートゥール）', '温特图尔压接日'], 'Winterthur', '2027-04-21'],
    ]),
    blocks.links(['Details', 'Einzelheiten', '詳細', '详情'], [
      [['Crimp Days Winterthur', 'Crimptage Winterthur', 'クリンプデイズ', '温特图尔压接日'], { path: '/crimp-days' }],
      [['Open house Yokohama', 'Hausmesse Yokohama', '横浜オープンハウス', '横滨开放日'], { path: '/open-house-yokohama' }],
      [['KMX at Productronica', 'KMX an der Productronica', 'Productronica出展', 'KMX亮相Productronica'], { page: 'page-productronica-home' }],
    ]),
  ]);

// biome-ignore format: texts of one page side by side, one language after the other
const crimpDays = createContentPage('page-events-crimp-days', { ...events, slug: 'crimp-days' }, ['Crimp Days Winterthur', 'Crimptage Winterthur', 'クリンプデイズ ヴィンタートゥール', '温特图尔压接日'],
  ['Two days of talks and open machines, 21 and 22 April 2027.', 'Zwei Tage Vorträge und offene Maschinen, 21. und 22. April 2027.', '2027年4月21・22日、講演と実機公開の2日間。', '2027年4月21至22日，两天讲座与开放设备。'],
  (blocks) => [
    blocks.hero(['21–22 April 2027', '21.–22. April 2027', '2027年4月21～22日', '2027年4月21–22日'], ['Covers off', 'Hauben ab', 'カバーを開けて', '打开机罩'], ['Twelve machines without covers, the people who built them, and time to ask.', 'Zwölf Maschinen ohne Hauben, die Leute, die sie gebaut haben, und Zeit zum Fragen.', 'カバーを外した12台の機械と、造った人たち。じっくり質問できる2日間です。', '十二台无罩设备、它们的建造者，以及充足的提问时间。'], 'quality'),
    blocks.timeline(['First day', 'Erster Tag', '1日目', '第一天'], [
      ['09:00', ['Doors open', 'Türöffnung', '開場', '开放入场'], ['Coffee beside serial number 17', 'Kaffee neben der Seriennummer 17', '製造番号17の横でコーヒーを', '17号机旁的咖啡']],
      ['10:30', ['Small lots, honest numbers', 'Kleine Lose, ehrliche Zahlen', '小ロットの実数', '小批量的真实数据'], ['A harness maker shows his books', 'Ein Kabelsatzhersteller öffnet die Bücher', 'ハーネスメーカーが数字を公開', '线束厂公开数据']],
      ['13:30', ['Workshops', 'Werkstätten', 'ワークショップ', '工作坊'], ['Micrograph, force curve, applicator care', 'Schliffbild, Kraftkurve, Werkzeugpflege', '断面観察、荷重曲線、アプリケーター保守', '金相、力曲线、模具保养']],
    ]),
    blocks.gallery(['Last time', 'Beim letzten Mal', '前回の様子', '往届回顾'], [['story-6', ['Assembly hall', 'Montagehalle', '組立棟', '装配车间']], ['careers', ['Benches of the tool shop', 'Plätze im Werkzeugbau', '工具部門の作業台', '模具车间工位']], ['academy-hero', ['Workshop in the academy', 'Werkstatt in der Academy', 'アカデミーでの実習', '学院工作坊']]]),
  ]);

// biome-ignore format: texts of one page side by side, one language after the other
const yokohama = createContentPage('page-events-yokohama', { ...events, slug: 'open-house-yokohama' }, ['Open house Yokohama', 'Hausmesse Yokohama', '横浜オープンハウス', '横滨开放日'],
  ['Machines for fine wires, shown in Yokohama on 9 February 2027.', 'Maschinen für feine Leitungen, gezeigt in Yokohama am 9. Februar 2027.', '2027年2月9日、横浜で極細線加工機をご覧いただけます。', '2027年2月9日，横滨细线设备展示。'],
  (blocks) => [
    blocks.hero(['9 February 2027', '9. Februar 2027', '2027年2月9日', '2027年2月9日'], ['Fine wires, seen large', 'Feine Leitungen, gross gesehen', '極細線を、大きく見る', '细线放大看'], ['Microscopes for everyone, from AWG 30 to AWG 42.', 'Mikroskope für alle, von AWG 30 bis AWG 42.', 'AWG 30からAWG 42まで、一人一台の顕微鏡で。', '从AWG 30到AWG 42，人手一台显微镜。'], 'industry-medical'),
    blocks.products(['On show', 'Zu sehen', '展示機', '展出设备'], ['lyra-230-coax', 'norma-12', 'vela-410']),
    blocks.contact(['Registration', 'Anmeldung', 'お申込み', '报名'], ['Places are limited to forty.', 'Es gibt vierzig Plätze.', '定員は40名です。', '名额四十人。'], [['Kenji Mori', ['KMX Japan', 'KMX Japan', 'KMX Japan', 'KMX日本'], '+81 3 0000 1241', 'jp@kmx.example']]),
  ]);

const contact: Texts = ['Talk to a specialist', 'Mit einer Fachperson sprechen', '専門担当者に相談', '咨询专家'];
const legal: readonly (readonly [Texts, string])[] = [
  [['Imprint', 'Impressum', '運営者情報', '网站信息'], 'page-imprint'],
  [['Privacy', 'Datenschutz', 'プライバシー', '隐私'], 'page-privacy'],
];

/** Footer of a sub-site: legal pages and contact are those of the main site. */
export function createSubSiteFooter(id: string): SeedEntry {
  const languages = ['en', 'de', 'ja', 'zh'] as const;
  const titles = ['Legal', 'Rechtliches', '法的情報', '法律信息'];
  const localizations = Object.fromEntries(
    languages.map((language, place) => [
      language,
      {
        contactLink: { text: contact[place], page: 'page-contact' },
        sections: [{ title: titles[place], links: legal.map(([texts, page]) => ({ text: texts[place], page })) }],
      },
    ]),
  );
  return { id, model: 'FooterNavigation', values: { theme: 'Default' }, localizations };
}

/** The site for events with its navigation; its protected pages stand in protected-pages.ts (PUB-015). */
export const eventPages: readonly SeedEntry[] = [
  createItem('nav-events-home', '/', ['Events', 'Anlässe', 'イベント', '活动']),
  createItem('nav-events-crimp-days', '/crimp-days', ['Crimp Days', 'Crimptage', 'クリンプデイズ', '压接日']),
  createItem('nav-events-yokohama', '/open-house-yokohama', ['Yokohama', 'Yokohama', '横浜', '横滨']),
  {
    id: 'header-events',
    model: 'HeaderNavigation',
    values: {
      theme: 'Default',
      hidden: false,
      homeItems: ['nav-events-home'],
      topItems: ['nav-events-home', 'nav-events-crimp-days', 'nav-events-yokohama'],
    },
  },
  createSubSiteFooter('footer-events'),
  home,
  crimpDays,
  yokohama,
];
