import type { FieldValues } from '../store/content-document.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './seed-builders.ts';

type Texts = readonly [en: string, de: string, ja: string, zh: string];
type NewsRow = readonly [
  id: string,
  date: string,
  image: string | null,
  /** Path on the site, full address elsewhere, or null for news without a page. */
  target: string | null,
  title: Texts,
  text: Texts,
];

// biome-ignore format: a flat table reads best with one text a line
const rows: readonly NewsRow[] = [
  ['productronica', '2026-11-10T08:00:00.000Z', 'corvus-550-duo', '/productronica',
    ['See the Corvus 550 Duo live', 'Corvus 550 Duo live erleben', 'Corvus 550 Duoを実演', '现场体验Corvus 550 Duo'],
    ['At Productronica in Munich we change over between two harness variants in under four minutes.', 'An der Productronica in München rüsten wir in unter vier Minuten zwischen zwei Kabelsatzvarianten um.', 'ミュンヘンのProductronicaで、2種のハーネスを4分以内に切り替える実演を行います。', '在慕尼黑Productronica，我们将在四分钟内完成两种线束的换型。']],
  ['brno-hall', '2026-10-06T07:00:00.000Z', 'story-8', '/company',
    ['New hall in Brno', 'Neue Halle in Brno', 'ブルノに新棟', '布尔诺新厂房'],
    ['Assembly of bench presses moves into 4,200 square metres; delivery time falls to three weeks.', 'Die Montage der Tischpressen zieht auf 4200 Quadratmeter, die Lieferzeit sinkt auf drei Wochen.', '卓上プレスの組立を4,200 m²の新棟へ移管。納期は3週間に短縮されます。', '台式压接机装配迁入4200平方米新厂房，交期缩短至三周。']],
  ['mykomax-app', '2026-09-01T07:00:00.000Z', 'service', '/mykomax',
    ['Tickets with pictures', 'Tickets mit Bildern', '写真付きチケット', '图片工单'],
    ['In MyKomax, attach up to 100 MB of pictures and video to a ticket; interrupted uploads continue.', 'In MyKomax lassen sich bis 100 MB Bilder und Videos anhängen; unterbrochene Uploads laufen weiter.', 'MyKomaxのチケットに最大100 MBの写真・動画を添付可能。中断したアップロードも再開できます。', '在MyKomax工单中可附最多100 MB图片与视频，上传中断可续传。']],
  ['academy-autumn', '2026-08-18T07:00:00.000Z', 'academy-hero', '/services',
    ['Autumn courses open', 'Herbstkurse offen', '秋期コース受付開始', '秋季课程开放报名'],
    ['Crimp fundamentals, micrograph practice and applicator care: dates until December.', 'Grundlagen Crimpen, Schliffbild-Praxis, Werkzeugpflege: Daten bis Dezember.', '圧着基礎、断面観察実習、アプリケーター保守。12月までの日程を公開しました。', '压接基础、金相实操、模具保养：课程排至十二月。']],
  ['scriba-560', '2026-06-24T07:00:00.000Z', 'scriba-560-uv', '/products/wire-marking',
    ['Scriba 560 UV released', 'Scriba 560 UV freigegeben', 'Scriba 560 UV発売', 'Scriba 560 UV上市'],
    ['Laser marking with contrast measurement on every character, for wires from 0.13 to 16 mm².', 'Lasermarkierung mit Kontrastmessung an jedem Zeichen, für Leitungen von 0,13 bis 16 mm².', '全文字のコントラストを測定するレーザーマーキング。0.13～16 mm²の電線に対応します。', '激光标识逐字测量对比度，适用0.13至16 mm²导线。']],
  ['spare-parts', '2026-04-15T07:00:00.000Z', 'story-10', '/services',
    ['Spare parts the same day', 'Ersatzteile am selben Tag', '部品を当日出荷', '备件当日发货'],
    ['Wear parts ordered before 15:00 local time leave the store the same day, in all eleven KMX locations.', 'Bis 15 Uhr Ortszeit bestellte Verschleissteile gehen an allen elf KMX-Standorten am selben Tag weg.', '現地時間15時までのご注文分は、全11拠点で当日出荷します。', '当地时间15点前订购的易损件，十一个据点均当日发货。']],
  ['karoo-service', '2026-03-02T08:00:00.000Z', null, '/company/locations',
    ['A partner in Gqeberha', 'Ein Partner in Gqeberha', 'ケベーハにパートナー拠点', '格贝哈合作网点'],
    ['Cape Harness Supply stocks wear parts and looks after machines in Southern Africa.', 'Cape Harness Supply führt Verschleissteile und betreut Maschinen im südlichen Afrika.', 'Cape Harness Supply社が消耗部品を在庫し、アフリカ南部の機械を担当します。', 'Cape Harness Supply备有易损件，负责南部非洲设备服务。']],
  ['calibration-iso', '2026-02-09T08:00:00.000Z', 'story-9', '/services',
    ['Calibration laboratory accredited', 'Kalibrierlabor akkreditiert', '校正ラボが認定を取得', '校准实验室获认可'],
    ['Certificates for crimp height and pull force are now accepted without a second measurement.', 'Zertifikate für Crimphöhe und Auszugskraft gelten nun ohne Nachmessung.', 'クリンプハイトと引張力の証明書が、再測定なしで受け入れられるようになりました。', '压接高度与拉力证书现已无需复测即可采信。']],
  ['pune-training', '2026-01-19T08:00:00.000Z', 'careers', '/company/locations',
    ['Courses in Pune', 'Kurse in Pune', 'プネーで研修開始', '浦那开设课程'],
    ['The Crimp Academy teaches in India for the first time: six places a course, in English and Hindi.', 'Die Crimp Academy unterrichtet erstmals in Indien: sechs Plätze pro Kurs, auf Englisch und Hindi.', 'Crimp Academyがインドで初開講。定員6名、英語とヒンディー語で実施します。', 'Crimp Academy首次在印度授课：每班六人，英语与印地语。']],
  ['norma-78-update', '2025-12-08T08:00:00.000Z', 'story-micrograph', '/products/testing',
    ['Norma 78 reads aluminium', 'Norma 78 liest Aluminium', 'Norma 78がアルミに対応', 'Norma 78支持铝线'],
    ['Software 4.2 measures micrographs of aluminium conductors; the update is free of charge.', 'Software 4.2 misst Schliffbilder von Aluminiumleitern; das Update ist kostenlos.', 'ソフトウェア4.2でアルミ導体の断面測定が可能に。更新は無償です。', '软件4.2可测量铝导体金相，免费升级。']],
  ['returnable-spools', '2025-11-17T08:00:00.000Z', 'story-5', '/company/sustainability',
    ['Spools go back', 'Spulen kehren zurück', 'スプールの回収を開始', '线盘回收'],
    ['Handling equipment now takes returnable spools of three makers without an adapter.', 'Die Leitungszuführungen nehmen Mehrwegspulen von drei Herstellern ohne Adapter auf.', '3社の通い箱型スプールを、アダプタなしで装着できるようになりました。', '送线设备现可不用转接件直接使用三家厂商的周转线盘。']],
  ['winter-service', '2025-10-27T08:00:00.000Z', null, '/contact',
    ['On call over the holidays', 'Pikett über die Feiertage', '年末年始の対応', '节假日值守'],
    ['From 22 December to 3 January the service desk answers every day from 07:00 to 19:00 UTC.', 'Vom 22. Dezember bis 3. Januar ist der Service täglich von 7 bis 19 Uhr UTC erreichbar.', '12月22日から1月3日まで、サービスデスクは毎日7:00～19:00（UTC）に対応します。', '12月22日至1月3日，服务台每天UTC 07:00至19:00值守。']],
  ['newsletter-archive', '2025-09-15T07:00:00.000Z', null, 'https://news.kmx.example/archive',
    ['The newsletter has an archive', 'Der Newsletter hat ein Archiv', 'ニュースレターのバックナンバー公開', '通讯存档上线'],
    ['Every issue since 2019 can be read and searched.', 'Alle Ausgaben seit 2019 lassen sich lesen und durchsuchen.', '2019年以降の全号を閲覧・検索いただけます。', '2019年以来各期均可阅读和检索。']],
  ['jubilee', '2024-09-02T07:00:00.000Z', 'history', null,
    ['Fifty years of KMX', 'Fünfzig Jahre KMX', 'KMX創業50周年', 'KMX五十周年'],
    ['The first press of 1974 runs again, in the entrance hall in Winterthur, and still keeps its height.', 'Die erste Presse von 1974 läuft wieder, in der Eingangshalle in Winterthur, und hält noch immer die Höhe.', '1974年の初号機がヴィンタートゥールの玄関ホールで再び稼働。今もハイトを保っています。', '1974年的首台压接机在温特图尔大厅重新运转，高度依旧精准。']],
];

/** Items of the news feed, newest first (SRV-044). */
export const newsFeed: readonly SeedEntry[] = rows.map(([id, publicationDate, image, target, title, body]) => ({
  id: `news-${id}`,
  model: 'NewsFeedItem',
  values: { publicationDate, image: image === null ? null : `asset-${image}` },
  localizations: localize((text) => ({
    title: text(...title),
    text: text(...body),
    link: createLink(target, text('Read more', 'Mehr erfahren', '詳しく見る', '了解更多')),
  })),
}));

function createLink(target: string | null, text: string): FieldValues | null {
  if (target === null) return null;
  return target.startsWith('/') ? { text, path: target } : { text, url: target };
}
