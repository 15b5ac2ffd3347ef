// @ts-nocheck
import type { LocalizedText } from './localized-text.ts';

/** How a value is turned into its imperial twin; null means that it has none and is shown in both systems (D-33). */
export type Conversion = 'awg' | 'inch' | 'foot' | 'pound' | 'pound-force' | 'psi' | 'cfm' | null;

/** The name and the metric unit of one specification. */
export interface SpecificationDefinition {
  readonly name: LocalizedText;
  readonly unit: string;
  readonly conversion: Conversion;
}

function define(unit: string, conversion: Conversion, ...name: LocalizedText): SpecificationDefinition {
  return { name, unit, conversion };
}

/** Every specification of the catalogue by its key. */
// biome-ignore format: a flat table reads best with one specification a line
export const specificationDefinitions = {
  'cross-section': define('mm²', 'awg', 'Wire cross-section', 'Leiterquerschnitt', '電線断面積', '导线截面积'),
  'outer-diameter': define('mm', 'inch', 'Outer diameter, maximum', 'Aussendurchmesser, maximal', '最大外径', '最大外径'),
  'cut-length': define('mm', 'inch', 'Cutting length', 'Schnittlänge', '切断長さ', '裁线长度'),
  'length-accuracy': define('mm', 'inch', 'Length accuracy ±', 'Längengenauigkeit ±', '長さ精度 ±', '长度精度 ±'),
  'strip-length': define('mm', 'inch', 'Stripping length, maximum', 'Abisolierlänge, maximal', '最大ストリップ長さ', '最大剥线长度'),
  'strip-layers': define('', null, 'Programmable layers', 'Programmierbare Schichten', 'プログラム可能な層数', '可编程层数'),
  'feed-speed': define('m/s', 'foot', 'Feed speed, maximum', 'Vorschubgeschwindigkeit, maximal', '最大送り速度', '最大送线速度'),
  'cycle-time': define('s', null, 'Cycle time', 'Zykluszeit', 'サイクルタイム', '循环时间'),
  'output': define('pcs/h', null, 'Output, maximum', 'Leistung, maximal', '最大生産能力', '最大产量'),
  'crimp-force': define('kN', 'pound-force', 'Crimp force', 'Crimpkraft', '圧着力', '压接力'),
  'stroke': define('mm', 'inch', 'Stroke', 'Hub', 'ストローク', '行程'),
  'shut-height': define('mm', 'inch', 'Shut height', 'Einbauhöhe', 'シャットハイト', '闭合高度'),
  'crimp-height-step': define('mm', 'inch', 'Crimp-height adjustment', 'Crimphöhen-Verstellung', 'クリンプハイト調整単位', '压接高度调节精度'),
  'stations': define('', null, 'Processing stations', 'Bearbeitungsstationen', '加工ステーション数', '加工工位'),
  'lay-length': define('mm', 'inch', 'Lay length', 'Schlaglänge', '撚りピッチ', '绞距'),
  'cavities': define('', null, 'Housing cavities, maximum', 'Gehäusekammern, maximal', '最大ハウジング極数', '最大护套孔数'),
  'tool-life': define('strokes', null, 'Service interval', 'Serviceintervall', 'メンテナンス間隔', '保养间隔'),
  'measuring-range': define('mm', 'inch', 'Measuring range', 'Messbereich', '測定範囲', '测量范围'),
  'resolution': define('mm', 'inch', 'Resolution', 'Auflösung', '分解能', '分辨率'),
  'pull-force': define('kN', 'pound-force', 'Pull force, maximum', 'Zugkraft, maximal', '最大引張力', '最大拉力'),
  'pull-speed': define('mm/min', null, 'Pull speed', 'Zuggeschwindigkeit', '引張速度', '拉伸速度'),
  'accuracy': define('%', null, 'Measuring accuracy ±', 'Messgenauigkeit ±', '測定精度 ±', '测量精度 ±'),
  'magnification': define('×', null, 'Magnification', 'Vergrösserung', '倍率', '放大倍率'),
  'test-points': define('', null, 'Test points', 'Prüfpunkte', '検査点数', '测试点数'),
  'test-voltage': define('V', null, 'Test voltage, maximum', 'Prüfspannung, maximal', '最大試験電圧', '最大测试电压'),
  'marking-speed': define('m/s', 'foot', 'Marking speed, maximum', 'Markiergeschwindigkeit, maximal', '最大印字速度', '最大打标速度'),
  'character-height': define('mm', 'inch', 'Character height', 'Zeichenhöhe', '文字高さ', '字符高度'),
  'print-resolution': define('dpi', null, 'Print resolution', 'Druckauflösung', '印字解像度', '打印分辨率'),
  'laser-wavelength': define('nm', null, 'Laser wavelength', 'Laserwellenlänge', 'レーザー波長', '激光波长'),
  'label-width': define('mm', 'inch', 'Label width', 'Etikettenbreite', 'ラベル幅', '标签宽度'),
  'reel-diameter': define('mm', 'inch', 'Reel diameter, maximum', 'Rollendurchmesser, maximal', '最大リール径', '最大线盘直径'),
  'reel-load': define('kg', 'pound', 'Load, maximum', 'Traglast, maximal', '最大積載量', '最大承重'),
  'buffer-length': define('m', 'foot', 'Wire buffer', 'Litzenspeicher', '電線バッファー長', '储线长度'),
  'coil-diameter': define('mm', 'inch', 'Coil diameter', 'Ringdurchmesser', 'コイル径', '线圈直径'),
  'tray-length': define('mm', 'inch', 'Tray length', 'Wannenlänge', 'トレイ長さ', '托盘长度'),
  'air-pressure': define('bar', 'psi', 'Compressed air', 'Druckluft', '圧縮空気', '压缩空气'),
  'air-consumption': define('l/min', 'cfm', 'Air consumption', 'Luftverbrauch', '空気消費量', '耗气量'),
  'supply': define('', null, 'Supply voltage', 'Netzspannung', '電源電圧', '电源电压'),
  'power': define('kW', null, 'Power consumption', 'Leistungsaufnahme', '消費電力', '功率'),
  'noise': define('dB(A)', null, 'Noise level', 'Schalldruckpegel', '騒音レベル', '噪声'),
  'interfaces': define('', null, 'Interfaces', 'Schnittstellen', 'インターフェース', '接口'),
  'dimensions': define('mm', 'inch', 'Dimensions (W × D × H)', 'Abmessungen (B × T × H)', '寸法（幅×奥行×高さ）', '外形尺寸（宽×深×高）'),
  'weight': define('kg', 'pound', 'Weight', 'Gewicht', '質量', '重量'),
} as const satisfies Record<string, SpecificationDefinition>;

/** The key of one specification. */
export type SpecificationKey = keyof typeof specificationDefinitions;
