// @ts-nocheck
import type { SeedEntry } from '../../store/seed-content.ts';
import { localize } from '../seed-builders.ts';
import type { Texts } from './story-text.ts';

type AssetRow = readonly [name: string, file: string, color: string, ...alternativeText: Texts];

// biome-ignore format: a flat table reads best with one picture a line
const rows: readonly AssetRow[] = [
  ['story-laser', 'products/lyra-290-l-detail', '#77767a', 'A white wire between transport rollers and stripping heads', 'Weisse Leitung zwischen Transportrollen und Abisolierköpfen', '送りローラとストリップヘッドの間の白い電線', '送线轮与剥皮头之间的白色导线'],
  ['story-ferrule', 'products/ferro-250-angle', '#dbd6cd', 'Ferrule press with a white wire in its guide', 'Aderendhülsenpresse mit einer weissen Leitung in der Führung', 'ガイドに白い電線を入れたフェルール圧着機', '导向口中插有白色导线的管型端子压接机'],
  ['story-force', 'products/norma-30-detail', '#b5b1ab', 'A wire clamped in a pull tester', 'In einer Zugprüfmaschine eingespannte Leitung', '引張試験機に固定された電線', '夹在拉力测试仪中的导线'],
  ['story-rail', 'products/vela-480-hv-detail', '#8f8d8a', 'A yellow cable between two stripping heads', 'Gelbes Kabel zwischen zwei Abisolierköpfen', '二つのストリップヘッドの間の黄色いケーブル', '两个剥皮头之间的黄色电缆'],
  ['story-press', 'products/ferro-140-angle', '#dad5cc', 'Bench press with an orange wire and a terminal reel', 'Tischpresse mit oranger Leitung und Kontaktrolle', 'オレンジ色の電線と端子リールを備えた卓上プレス', '配有橙色导线和端子盘的台式压接机'],
  ['story-night', 'products/ferro-125-detail', '#8d8a84', 'A green wire between die and punch of a bench press', 'Grüne Leitung zwischen Amboss und Stempel einer Tischpresse', '卓上プレスのアンビルとパンチの間にある緑の電線', '台式压接机砧座与冲头之间的绿色导线'],
  ['story-gauge', 'products/norma-12-detail', '#a3a09b', 'A crimp under the camera of a measuring device', 'Crimp unter der Kamera eines Messgeräts', '測定器のカメラの下に置かれた圧着部', '测量仪相机下的压接端子'],
];

/** Pictures that only stories show; the files belong to the pictures of the machines. */
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
