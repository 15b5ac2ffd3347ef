import type { SeedEntry } from '../../store/seed-content.ts';
import { localize } from '../seed-builders.ts';
import type { Texts } from './story-text.ts';

type AssetRow = readonly [name: string, file: string, color: string, ...alternativeText: Texts];

// biome-ignore format: a flat table reads best with one picture a line
const rows: readonly AssetRow[] = [
  ['story-laser', 'products/lyra-290-l-front', '#e5dfd4', 'Laser stripper with its closed amber housing', 'Laser-Abisolierer mit geschlossenem bernsteinfarbenem Gehäuse', '琥珀色の密閉カバーを備えたレーザー皮むき機', '带封闭琥珀色护罩的激光剥皮机'],
  ['story-micrograph', 'products/norma-78-front', '#f0ece4', 'Micrograph system with the section of a crimp on its screen', 'Schliffbildsystem mit dem Schnitt eines Crimps auf dem Bildschirm', '画面に圧着の断面を表示した断面観察装置', '屏幕上显示压接截面的金相系统'],
  ['story-section', 'products/norma-70-front', '#f0ece4', 'Micrograph system with specimens and a section on its screen', 'Schliffbildsystem mit Proben und einem Schliff auf dem Bildschirm', '試料と、画面に断面を表示した断面観察装置', '带试样、屏幕显示截面的金相系统'],
  ['story-marking', 'products/scriba-510-uv-detail', '#54544f', 'A red wire under the head of a laser marker', 'Rote Leitung unter dem Kopf eines Laserbeschrifters', 'レーザーマーカーのヘッドの下の赤い電線', '激光打标头下的红色导线'],
  ['story-veteran', 'products/ferro-140-detail', '#8d8a84', 'An orange wire and a row of terminals at the tool of a bench press', 'Orange Leitung und eine Reihe Kontakte am Werkzeug einer Tischpresse', '卓上プレスの工具に並ぶ端子とオレンジ色の電線', '台式压接机模具前的橙色导线与一排端子'],
  ['story-apprentice', 'products/norma-05-detail', '#a3a09b', 'A blue wire with a terminal on the gauge of a height tester', 'Blaue Leitung mit Kontakt auf der Auflage eines Höhenmessgeräts', 'ハイト測定器に置かれた端子付きの青い電線', '高度测量仪上带端子的蓝色导线'],
  ['story-air', 'products/corvus-620-front', '#f0ece4', 'A fully automatic line with a blue reel', 'Vollautomatische Linie mit blauer Spule', '青いリールを備えた全自動ライン', '配有蓝色线盘的全自动生产线'],
  ['corvus-550-duo', 'products/corvus-550-duo-angle', '#f0ece4', 'The Corvus 550 Duo line with a green reel', 'Linie Corvus 550 Duo mit grüner Spule', '緑のリールを備えたCorvus 550 Duo', '配有绿色线盘的Corvus 550 Duo'],
  ['scriba-560-uv', 'products/scriba-560-uv-angle', '#f0ece4', 'The Scriba 560 UV laser marker with amber covers', 'Laserbeschrifter Scriba 560 UV mit bernsteinfarbenen Hauben', '琥珀色カバーのレーザーマーカーScriba 560 UV', '带琥珀色护罩的Scriba 560 UV激光打标机'],
  ['force-curve', 'products/corvus-550-duo-detail', '#8d8a84', 'A crimping station with the force curve on its screen', 'Crimpstation mit der Kraftkurve auf dem Bildschirm', '荷重曲線が画面に表示された圧着ステーション', '屏幕上显示压接力曲线的压接工位'],
  ['closed-loop', 'products/ferro-235-s-front', '#f0ece4', 'A bench press seen from the front', 'Tischpresse von vorn', '正面から見た卓上プレス', '台式压接机正面'],
  ['strip-head', 'products/lyra-230-coax-detail', '#77767a', 'The rotary head of a stripper with a red wire', 'Rotationskopf eines Abisolierers mit roter Leitung', '赤い電線と回転式ストリップヘッド', '旋转剥皮头与红色导线'],
  ['orbis-340-v', 'products/orbis-340-v-detail', '#8f8d8a', 'Sockets of a test board with plugged harnesses', 'Aufnahmen eines Prüfbretts mit gesteckten Kabelsätzen', 'ハーネスを接続した検査ボードのソケット', '插有线束的检测板插座'],
  ['story-ferrule', 'products/ferro-250-angle', '#dbd6cd', 'Ferrule press with a white wire in its guide', 'Aderendhülsenpresse mit einer weissen Leitung in der Führung', 'ガイドに白い電線を入れたフェルール圧着機', '导向口中插有白色导线的管型端子压接机'],
  ['story-force', 'products/norma-30-detail', '#b5b1ab', 'A wire clamped in a pull tester', 'In einer Zugprüfmaschine eingespannte Leitung', '引張試験機に固定された電線', '夹在拉力测试仪中的导线'],
  ['story-rail', 'products/vela-480-hv-detail', '#8f8d8a', 'A yellow cable between two stripping heads', 'Gelbes Kabel zwischen zwei Abisolierköpfen', '二つのストリップヘッドの間の黄色いケーブル', '两个剥皮头之间的黄色电缆'],
  ['story-press', 'products/ferro-140-angle', '#dad5cc', 'Bench press with an orange wire and a terminal reel', 'Tischpresse mit oranger Leitung und Kontaktrolle', 'オレンジ色の電線と端子リールを備えた卓上プレス', '配有橙色导线和端子盘的台式压接机'],
  ['story-night', 'products/ferro-125-detail', '#8d8a84', 'A green wire between die and punch of a bench press', 'Grüne Leitung zwischen Amboss und Stempel einer Tischpresse', '卓上プレスのアンビルとパンチの間にある緑の電線', '台式压接机砧座与冲头之间的绿色导线'],
  ['story-gauge', 'products/norma-12-detail', '#a3a09b', 'A crimp under the camera of a measuring device', 'Crimp unter der Kamera eines Messgeräts', '測定器のカメラの下に置かれた圧着部', '测量仪相机下的压接端子'],
];

/** Pictures of machines that stories and pages show; the files belong to the pictures of the machines. */
export const storyAssets: readonly SeedEntry[] = rows.map(([name, file, dominantColor, ...texts]) => ({
  id: `asset-${name}`,
  model: 'Asset',
  values: {
    fileName: `${name}.webp`,
    handle: name,
    mimeType: 'image/webp',
    width: 1180,
    height: 787,
    url: `/images/${file}.webp`,
    dominantColor,
  },
  localizations: localize((text) => ({ alternativeText: text(...texts) })),
}));
