// @ts-nocheck
import { machines } from '../../catalogue/data/machines.ts';
import type { DownloadCategory, NoteText } from './release-note-texts.ts';

/** One piece of software with its versions, the newest last. */
export interface DownloadEntry {
  readonly id: string;
  readonly name: string;
  readonly category: DownloadCategory;
  readonly description: NoteText;
  readonly productSlugs: readonly string[];
  readonly versions: readonly [string, string, string];
  /** Extension of the files. */
  readonly extension: string;
}

const series = (name: string) => machines.filter((machine) => machine.series === name).map(({ slug }) => slug);

/** Software of the download center (POR-028). */
// biome-ignore format: a flat table reads best with one download a line
export const downloadEntries: readonly DownloadEntry[] = [
  { id: 'vela-control', name: 'Vela Control', category: 'control', description: ['Control software of cut-and-strip lines.', 'Steuerungssoftware der Abläng- und Abisolierlinien.', '裁断・皮むきラインの制御ソフトウェア。'], productSlugs: series('Vela'), versions: ['4.0.2', '4.1.0', '4.2.1'], extension: 'kmxpkg' },
  { id: 'corvus-control', name: 'Corvus Control', category: 'control', description: ['Control software of double-sided crimping lines.', 'Steuerungssoftware der beidseitigen Crimplinien.', '両端圧着ラインの制御ソフトウェア。'], productSlugs: series('Corvus'), versions: ['6.3.0', '6.4.2', '7.0.0'], extension: 'kmxpkg' },
  { id: 'ferro-control', name: 'Ferro Control', category: 'control', description: ['Display and recipes of bench presses.', 'Anzeige und Rezepte der Tischpressen.', '卓上プレスの表示とレシピ。'], productSlugs: series('Ferro'), versions: ['2.8.1', '2.9.0', '3.0.1'], extension: 'kmxpkg' },
  { id: 'pila-firmware', name: 'Pila Firmware', category: 'firmware', description: ['Drive firmware of cutting machines.', 'Antriebsfirmware der Ablängmaschinen.', '切断機の駆動ファームウェア。'], productSlugs: series('Pila'), versions: ['1.14', '1.15', '1.16'], extension: 'kmxfw' },
  { id: 'lyra-firmware', name: 'Lyra Firmware', category: 'firmware', description: ['Firmware of rotary and laser strippers.', 'Firmware der Rotations- und Laserabisolierer.', '回転式・レーザー式皮むき機のファームウェア。'], productSlugs: series('Lyra'), versions: ['3.2', '3.3', '3.5'], extension: 'kmxfw' },
  { id: 'onda-firmware', name: 'Onda Firmware', category: 'firmware', description: ['Firmware of prefeeders and dereelers.', 'Firmware der Vorzüge und Abwickler.', '電線供給装置のファームウェア。'], productSlugs: series('Onda'), versions: ['1.4', '1.5', '1.6'], extension: 'kmxfw' },
  { id: 'tela-firmware', name: 'Tela Firmware', category: 'firmware', description: ['Firmware of coilers and stackers.', 'Firmware der Ringwickler und Ablagen.', '巻取機・集積機のファームウェア。'], productSlugs: series('Tela'), versions: ['2.0', '2.1', '2.2'], extension: 'kmxfw' },
  { id: 'scriba-studio', name: 'Scriba Studio', category: 'planning', description: ['Layout of marks for ink and laser.', 'Gestaltung der Beschriftungen für Tinte und Laser.', 'インク・レーザー用マーキングの編集ソフト。'], productSlugs: series('Scriba'), versions: ['5.0.0', '5.1.3', '5.2.0'], extension: 'zip' },
  { id: 'wire-flow-connector', name: 'Wire Flow Connector', category: 'planning', description: ['Connects machines in the workshop with Wire Flow.', 'Verbindet Maschinen in der Werkstatt mit Wire Flow.', '現場の設備をWire Flowに接続します。'], productSlugs: [], versions: ['2.3.0', '2.4.1', '2.5.0'], extension: 'zip' },
  { id: 'orbis-test-editor', name: 'Orbis Test Editor', category: 'planning', description: ['Test programs for harness testers.', 'Prüfprogramme für Kabelbaumtester.', 'ハーネステスター用の検査プログラム編集。'], productSlugs: series('Orbis'), versions: ['8.1', '8.2', '9.0'], extension: 'zip' },
  { id: 'norma-report', name: 'Norma Report', category: 'diagnostics', description: ['Evaluates crimp height, pull force and micrographs.', 'Wertet Crimphöhe, Abzugskraft und Schliffbilder aus.', '圧着高さ、引張力、断面写真を評価します。'], productSlugs: series('Norma'), versions: ['3.6.0', '3.7.0', '3.8.2'], extension: 'zip' },
  { id: 'service-viewer', name: 'Service Viewer', category: 'diagnostics', description: ['Reads the logs of all machines for the service desk.', 'Liest die Protokolle aller Maschinen für den Service.', 'すべての設備のログをサービス担当向けに読み取ります。'], productSlugs: [], versions: ['1.9.0', '2.0.0', '2.1.4'], extension: 'zip' },
];
