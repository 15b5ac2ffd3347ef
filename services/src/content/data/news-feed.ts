import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './seed-builders.ts';

type Texts = readonly [en: string, de: string, ja: string, zh: string];
type NewsRow = readonly [id: string, date: string, image: string, path: string, title: Texts, text: Texts];

// biome-ignore format: a flat table reads best with one text a line
const rows: readonly NewsRow[] = [
  ['productronica', '2026-11-10T08:00:00.000Z', 'productronica-hero', '/productronica',
    ['See the Corvus 550 Duo live', 'Corvus 550 Duo live erleben', 'Corvus 550 Duoを実演', '现场体验Corvus 550 Duo'],
    ['At Productronica in Munich we change over between two harness variants in under four minutes.', 'An der Productronica in München rüsten wir in unter vier Minuten zwischen zwei Kabelsatzvarianten um.', 'ミュンヘンのProductronicaで、2種のハーネスを4分以内に切り替える実演を行います。', '在慕尼黑Productronica，我们将在四分钟内完成两种线束的换型。']],
  ['brno-hall', '2026-10-06T07:00:00.000Z', 'company', '/company',
    ['New hall in Brno', 'Neue Halle in Brno', 'ブルノに新棟', '布尔诺新厂房'],
    ['Assembly of bench presses moves into 4,200 square metres; delivery time falls to three weeks.', 'Die Montage der Tischpressen zieht auf 4200 Quadratmeter, die Lieferzeit sinkt auf drei Wochen.', '卓上プレスの組立を4,200 m²の新棟へ移管。納期は3週間に短縮されます。', '台式压接机装配迁入4200平方米新厂房，交期缩短至三周。']],
  ['mykomax-app', '2026-09-01T07:00:00.000Z', 'service', '/mykomax',
    ['Tickets with pictures', 'Tickets mit Bildern', '写真付きチケット', '图片工单'],
    ['In MyKomax, attach up to 100 MB of pictures and video to a ticket; interrupted uploads continue.', 'In MyKomax lassen sich bis 100 MB Bilder und Videos anhängen; unterbrochene Uploads laufen weiter.', 'MyKomaxのチケットに最大100 MBの写真・動画を添付可能。中断したアップロードも再開できます。', '在MyKomax工单中可附最多100 MB图片与视频，上传中断可续传。']],
  ['academy-autumn', '2026-08-18T07:00:00.000Z', 'academy-hero', '/services',
    ['Autumn courses open', 'Herbstkurse offen', '秋期コース受付開始', '秋季课程开放报名'],
    ['Crimp fundamentals, micrograph practice and applicator care: dates until December.', 'Grundlagen Crimpen, Schliffbild-Praxis, Werkzeugpflege: Daten bis Dezember.', '圧着基礎、断面観察実習、アプリケータ保守。12月までの日程を公開しました。', '压接基础、金相实操、模具保养：课程排至十二月。']],
  ['scriba-560', '2026-06-24T07:00:00.000Z', 'story-2', '/products/wire-marking',
    ['Scriba 560 UV released', 'Scriba 560 UV freigegeben', 'Scriba 560 UV発売', 'Scriba 560 UV上市'],
    ['Laser marking with contrast measurement on every character, for wires from 0.13 to 16 mm².', 'Lasermarkierung mit Kontrastmessung an jedem Zeichen, für Leitungen von 0,13 bis 16 mm².', '全文字のコントラストを測定するレーザマーキング。0.13～16 mm²の電線に対応します。', '激光标识逐字测量对比度，适用0.13至16 mm²导线。']],
  ['spare-parts', '2026-04-15T07:00:00.000Z', 'story-5', '/services',
    ['Spare parts the same day', 'Ersatzteile am selben Tag', '部品を当日出荷', '备件当日发货'],
    ['Wear parts ordered before 15:00 local time leave the store the same day, in all nine locations.', 'Bis 15 Uhr Ortszeit bestellte Verschleissteile gehen an allen neun Standorten am selben Tag weg.', '現地時間15時までのご注文分は、全9拠点で当日出荷します。', '当地时间15点前订购的易损件，九个据点均当日发货。']],
];

/** Items of the news feed, newest first (SRV-044). */
export const newsFeed: readonly SeedEntry[] = rows.map(([id, publicationDate, image, path, title, body]) => ({
  id: `news-${id}`,
  model: 'NewsFeedItem',
  values: { publicationDate, image: `asset-${image}` },
  localizations: localize((text) => ({
    title: text(...title),
    text: text(...body),
    link: { text: text('Read more', 'Mehr erfahren', '詳しく見る', '了解更多'), path },
  })),
}));
