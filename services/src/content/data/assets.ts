import * as v from 'valibot';
import manifest from '../../../assets/images/manifest.json' with { type: 'json' };
import type { SeedEntry } from '../store/seed-content.ts';
import { localize } from './seed-builders.ts';

const pictureSchema = v.object({ width: v.number(), height: v.number(), dominantColor: v.string() });
const pictures = v.parse(v.record(v.string(), pictureSchema), manifest);

// Written with the pictures themselves (services/pictures/write-manifest.ts).
function findPicture(name: string): v.InferOutput<typeof pictureSchema> {
  const picture = pictures[`${name}.webp`];
  if (!picture) throw new Error(`There is no picture ${name}.webp`);
  return picture;
}

type AssetRow = readonly [name: string, en: string, de: string, ja: string, zh: string];

// biome-ignore format: a flat table reads best with one picture a line
const rows: readonly AssetRow[] = [
  ['home-hero', 'A fully automatic line and a crimping press side by side', 'Vollautomatische Linie und Crimppresse nebeneinander', '並んで置かれた全自動ラインと圧着プレス', '并排放置的全自动生产线与压接机'],
  ['story-1', 'Close-up of a crimped copper terminal', 'Nahaufnahme eines gecrimpten Kupferkontakts', '圧着された銅端子の拡大写真', '压接铜端子特写'],
  ['story-2', 'A bundle of wires in many insulation colours', 'Leitungsbündel mit Isolationen in vielen Farben', 'さまざまな被覆色の電線束', '多种绝缘颜色的线束'],
  ['story-3', 'Cross-section of a stranded cable', 'Querschnitt einer Litzenleitung', 'より線ケーブルの断面', '绞合电缆截面'],
  ['story-4', 'A test probe touching one of many contact pins', 'Prüfspitze an einem von vielen Kontaktstiften', '並んだコンタクトピンの1本に触れる検査プローブ', '测试探针接触众多插针中的一根'],
  ['story-5', 'Spools of wire in many colours on a rack', 'Leitungsspulen in vielen Farben in einem Regal', '棚に並ぶ色とりどりの電線スプール', '货架上各种颜色的线盘'],
  ['story-6', 'View across a shop floor with fully automatic lines', 'Blick über eine Fertigung mit vollautomatischen Linien', '全自動ラインが並ぶ生産現場', '全自动生产线车间全景'],
  ['company', 'The KMX building with a row of trees in front of it', 'Das KMX-Gebäude mit einer Baumreihe davor', '並木の向こうに建つKMXの社屋', 'KMX大楼及楼前的一排树木'],
  ['academy-hero', 'A crimping tool with three crimped wires beside it', 'Crimpwerkzeug, daneben drei gecrimpte Leitungen', '圧着アプリケーターと、横に置かれた圧着済みの電線3本', '压接模具及旁边三根已压接的导线'],
  ['productronica-hero', 'A cutting machine and a prefeeder with three spools', 'Schneidmaschine und Vorschubgerät mit drei Spulen', '切断機と、スプール3個を備えたプリフィーダ', '裁线机与带三个线盘的预送线机'],
  ['service', 'A cutting machine with a tool box and screwdrivers in front of it', 'Schneidmaschine, davor Werkzeugkasten und Schraubendreher', '切断機と、手前に置かれた工具箱とドライバー', '裁线机及其前方的工具箱和螺丝刀'],
  ['careers', 'A spool of wire, crimp terminals on a gauge and a gear wheel on a bench', 'Leitungsspule, Crimpkontakte auf einer Lehre und ein Zahnrad auf einer Werkbank', '作業台に置かれた電線スプール、ゲージ上の圧着端子、歯車', '工作台上的线盘、量规上的压接端子和齿轮'],
  ['guide', 'Three bench machines side by side, the middle one with a wire reel', 'Drei Tischmaschinen nebeneinander, die mittlere mit einer Leitungsspule', '横に並んだ3台の卓上機、中央の機械には電線リール', '并排的三台台式设备，中间一台带线盘'],
  ['story-7', 'Two test benches beside each other', 'Zwei Prüfplätze nebeneinander', '並んで置かれた2台の検査装置', '并排放置的两台检测台'],
  ['story-8', 'A stripping machine and a bench press', 'Abisoliermaschine und Tischpresse', '皮むき機と卓上プレス', '剥线机与台式压接机'],
  ['story-9', 'Measuring machines on a light ground', 'Messmaschinen auf hellem Grund', '明るい背景に置かれた測定装置', '浅色背景中的测量设备'],
  ['story-10', 'Two crimping applicators in raking light', 'Zwei Crimpwerkzeuge im Streiflicht', '斜光に照らされた2台の圧着アプリケーター', '侧光下的两套压接模具'],
  ['story-11', 'A wire conveyor and a coiler', 'Leitungsförderer und Aufwickler', '電線コンベヤと巻取り機', '导线输送机与收线机'],
  ['story-12', 'A wire marker beside a cutting machine', 'Leitungsmarkierer neben einer Schneidmaschine', '切断機の隣に置かれた電線印字機', '裁线机旁的导线标识机'],
  ['industry-automotive', 'A fully automatic crimping line', 'Vollautomatische Crimplinie', '全自動圧着ライン', '全自动压接生产线'],
  ['industry-aerospace', 'A laser wire marker and a stripping machine', 'Laser-Leitungsmarkierer und Abisoliermaschine', 'レーザー印字機と皮むき機', '激光标识机与剥线机'],
  ['industry-rail', 'A cutter for thick cables with its prefeeder', 'Schneidmaschine für dicke Kabel mit Vorschub', '太径ケーブル切断機とプリフィーダ', '粗电缆裁切机与预送机'],
  ['industry-medical', 'A coaxial stripper and a compact tester', 'Koaxial-Abisolierer und kompaktes Prüfgerät', '同軸皮むき機と小型検査器', '同轴剥线机与紧凑型检测仪'],
  ['industry-switchgear', 'Wire preparation for control cabinets', 'Leitungsvorbereitung für Schaltschränke', '制御盤用の電線加工', '控制柜导线预加工'],
  ['industry-appliances', 'A crimping line with a harness conveyor', 'Crimplinie mit Kabelsatzförderer', 'ハーネスコンベヤ付き圧着ライン', '配线束输送机的压接线'],
  ['quality', 'Three measuring and test machines', 'Drei Mess- und Prüfmaschinen', '3台の測定・検査装置', '三台测量与检测设备'],
  ['history', 'An early bench press and a bench cutter', 'Frühe Tischpresse und Tischschneider', '初期の卓上プレスと卓上切断機', '早期台式压接机与台式裁线机'],
  ['investors', 'Two fully automatic lines', 'Zwei vollautomatische Linien', '2列の全自動ライン', '两条全自动生产线'],
  ['sustainability', 'A prefeeder and an energy-saving bench cutter', 'Vorschubgerät und sparsamer Tischschneider', 'プリフィーダと省エネ卓上切断機', '预送机与节能台式裁线机'],
];

/** The pictures of the sample content; the files belong to the image service. */
export const assets: readonly SeedEntry[] = rows.map(([name, ...texts]) => ({
  id: `asset-${name}`,
  model: 'Asset',
  values: {
    fileName: `${name}.webp`,
    handle: name,
    mimeType: 'image/webp',
    url: `/images/${name}.webp`,
    ...findPicture(name),
  },
  localizations: localize((text) => ({ alternativeText: text(...texts) })),
}));
