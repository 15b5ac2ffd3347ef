// @ts-nocheck
export type DownloadCategory = 'control' | 'firmware' | 'planning' | 'diagnostics';

/** One text in the languages in which release notes are written. */
export type NoteText = readonly [en: string, de: string, ja: string];
export const noteLanguages = ['en', 'de', 'ja'] as const;

/** What changes in software of a category; versions take their notes from here in turn. */
// biome-ignore format: a flat table reads best with one note a line
export const releaseNotes: Readonly<Record<DownloadCategory, readonly NoteText[]>> = {
  control: [
    ['Recipes can be compared side by side before they are loaded.', 'Rezepte lassen sich vor dem Laden nebeneinander vergleichen.', 'レシピを読み込む前に並べて比較できるようになりました。'],
    ['The crimp force curve keeps its scale when the terminal changes.', 'Die Crimpkraftkurve behält beim Wechsel des Kontakts ihre Skala.', '端子を変更しても圧着力曲線の目盛りが保持されます。'],
    ['The batch counter no longer skips a piece after an emergency stop.', 'Der Loszähler überspringt nach einem Not-Halt kein Teil mehr.', '非常停止後にロットカウンターが1個飛ばす問題を修正しました。'],
    ['Operators can change the language without ending the order.', 'Das Bedienpersonal kann die Sprache wechseln, ohne den Auftrag zu beenden.', '指示を終了せずに表示言語を切り替えられます。'],
    ['Start-up after a power failure is 20 seconds faster.', 'Der Start nach einem Stromausfall ist 20 Sekunden schneller.', '停電後の起動が20秒短縮されました。'],
    ['Wire lists in CSV accept semicolons and tabs.', 'Leitungslisten im CSV-Format dürfen Semikolons und Tabulatoren enthalten.', 'CSV形式の電線リストでセミコロンとタブを使用できます。'],
  ],
  firmware: [
    ['Quieter feed at speeds below 0.5 m/s.', 'Ruhigerer Vorschub bei Geschwindigkeiten unter 0,5 m/s.', '0.5 m/s未満での送り動作が静かになりました。'],
    ['The blade temperature is measured twice a second.', 'Die Messertemperatur wird zweimal je Sekunde gemessen.', '刃の温度を1秒に2回測定します。'],
    ['Fixes a rare loss of the encoder position at very long cuts.', 'Behebt den seltenen Verlust der Geberposition bei sehr langen Schnitten.', '非常に長い切断でまれにエンコーダー位置が失われる問題を修正しました。'],
    ['OPC UA reports the reason of each stop.', 'OPC UA meldet den Grund jedes Stillstands.', 'OPC UAで各停止の原因を通知します。'],
    ['Firmware is checked by signature before it is installed.', 'Die Firmware wird vor der Installation anhand ihrer Signatur geprüft.', 'インストール前にファームウェアの署名を検証します。'],
  ],
  planning: [
    ['Orders can be moved between lines by drag and drop.', 'Aufträge lassen sich mit der Maus zwischen Linien verschieben.', '指示をドラッグ＆ドロップで別のラインに移動できます。'],
    ['Change-over times learn from the last 50 orders.', 'Rüstzeiten lernen aus den letzten 50 Aufträgen.', '段取り時間を直近50件の指示から学習します。'],
    ['The shift calendar knows regional holidays.', 'Der Schichtkalender kennt regionale Feiertage.', 'シフトカレンダーが地域の祝日に対応しました。'],
    ['Reports open in half the time with more than 10,000 wires.', 'Berichte mit mehr als 10 000 Leitungen öffnen in der halben Zeit.', '1万本を超える電線のレポートが半分の時間で開きます。'],
    ['Import from KBL 2.5 keeps alternative terminals.', 'Der Import aus KBL 2.5 behält alternative Kontakte.', 'KBL 2.5からの取り込みで代替端子が保持されます。'],
  ],
  diagnostics: [
    ['Service reports can be sent to a ticket directly.', 'Serviceberichte lassen sich direkt an ein Ticket senden.', 'サービスレポートをチケットへ直接送信できます。'],
    ['Micrographs are judged by the limits of IPC/WHMA-A-620.', 'Schliffbilder werden nach den Grenzen der IPC/WHMA-A-620 beurteilt.', '断面写真をIPC/WHMA-A-620の基準で判定します。'],
    ['The pull test records the whole curve, not the peak alone.', 'Die Abzugsprüfung zeichnet die ganze Kurve auf, nicht nur den Höchstwert.', '引張試験で最大値だけでなく曲線全体を記録します。'],
    ['Logs of several machines can be read on one time axis.', 'Protokolle mehrerer Maschinen lassen sich auf einer Zeitachse lesen.', '複数台のログを一つの時間軸で表示できます。'],
    ['Fixes the export of pictures on displays with high resolution.', 'Behebt den Bildexport auf Anzeigen mit hoher Auflösung.', '高解像度ディスプレイでの画像出力を修正しました。'],
  ],
};
