import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './seed-builders.ts';

type AssetRow = readonly [name: string, color: string, en: string, de: string, ja: string, zh: string];

// biome-ignore format: a flat table reads best with one picture a line
const rows: readonly AssetRow[] = [
  ['home-hero', '#8a8680', 'A line of KMX machines in a bright hall', 'Eine Reihe von KMX-Maschinen in einer hellen Halle', '明るい工場に並ぶKMXの装置', '明亮厂房中的一排KMX设备'],
  ['story-1', '#9a7a5c', 'Close-up of a crimped copper terminal', 'Nahaufnahme eines gecrimpten Kupferkontakts', '圧着された銅端子の拡大写真', '压接铜端子特写'],
  ['story-2', '#7d7a76', 'A bundle of wires in many insulation colours', 'Leitungsbündel mit Isolationen in vielen Farben', 'さまざまな被覆色の電線束', '多种绝缘颜色的线束'],
  ['story-3', '#a08468', 'Cross-section of a stranded cable', 'Querschnitt einer Litzenleitung', 'より線ケーブルの断面', '绞合电缆截面'],
  ['story-4', '#86888a', 'A test probe touching a connector', 'Prüfspitze an einem Steckverbinder', 'コネクタに触れる検査プローブ', '测试探针接触连接器'],
  ['story-5', '#94836f', 'Spools of wire in front of a prefeeder', 'Leitungsspulen vor einem Vorschubgerät', 'プリフィーダ前の電線スプール', '预送线机前的线盘'],
  ['story-6', '#838482', 'View across a shop floor with fully automatic lines', 'Blick über eine Fertigung mit vollautomatischen Linien', '全自動ラインが並ぶ生産現場', '全自动生产线车间全景'],
  ['company', '#8d8a85', 'The KMX plant seen from the assembly hall', 'Das KMX-Werk, von der Montagehalle aus gesehen', '組立棟から見たKMX工場', '从装配车间看KMX工厂'],
  ['academy-hero', '#8b8279', 'A training bench with a crimping press', 'Schulungsplatz mit einer Crimppresse', '圧着プレスを備えた研修台', '配有压接机的培训台'],
  ['productronica-hero', '#7f7d7b', 'Machines on a trade-fair stand', 'Maschinen auf einem Messestand', '展示会ブースの装置', '展会展台上的设备'],
  ['service', '#8f8b86', 'An opened machine during preventive maintenance', 'Geöffnete Maschine bei der vorbeugenden Wartung', '予防保全で開かれた装置', '预防性维护中打开的设备'],
  ['careers', '#8c857d', 'Assembly stations with tools laid out in order', 'Montageplätze mit geordnet ausgelegtem Werkzeug', '工具が整然と並ぶ組立ステーション', '工具摆放整齐的装配工位'],
  ['guide', '#97836d', 'A stripped conductor beside a crimp-height gauge', 'Abisolierter Leiter neben einer Crimphöhen-Lehre', '被覆を剥いた導体とクリンプハイト測定器', '剥皮导体与压接高度量规'],
];

/** The pictures of the sample content; the files belong to the image service. */
export const assets: readonly SeedEntry[] = rows.map(([name, dominantColor, ...texts]) => ({
  id: `asset-${name}`,
  model: 'Asset',
  values: {
    fileName: `${name}.webp`,
    handle: name,
    mimeType: 'image/webp',
    width: 2360,
    height: 1574,
    url: `/images/${name}.webp`,
    dominantColor,
  },
  localizations: localize((text) => ({ alternativeText: text(...texts) })),
}));
