// @ts-nocheck
import type { LocalizedText } from './localized-text.ts';

/** One service of the catalogue with up to six benefits and six details (SYS-062). */
export interface ServiceSeed {
  readonly slug: string;
  readonly classification: string;
  /** Slug of the machine whose pictures stand for the service. */
  readonly picture: string;
  readonly name: string;
  readonly short: LocalizedText;
  readonly long: LocalizedText;
  readonly benefits: readonly LocalizedText[];
  readonly details: readonly LocalizedText[];
}

/** All services, in the order in which lists show them. */
// biome-ignore format: a flat table reads best with one text a line
export const services: readonly ServiceSeed[] = [
  {
    slug: 'kmx-care-basic', classification: 'maintenance', picture: 'vela-420', name: 'KMX Care Basic',
    short: ['One planned inspection a year, with a written report and a list of parts to watch.', 'Eine geplante Inspektion pro Jahr, mit schriftlichem Bericht und einer Liste der Teile, auf die zu achten ist.', '年一回の計画点検。報告書と要注意部品のリストをお渡しします。', '每年一次计划检修，附书面报告与关注部件清单。'],
    long: ['A technician who knows your machine type checks blades, guides, belts, force sensors and safety circuits, sets them to the values of the delivery and tells you what will need attention next. The visit takes half a day and is agreed six weeks ahead.', 'Eine Fachperson, die Ihren Maschinentyp kennt, prüft Messer, Führungen, Riemen, Kraftsensoren und Sicherheitskreise, stellt sie auf die Werte der Auslieferung ein und sagt, was als Nächstes Aufmerksamkeit braucht. Der Besuch dauert einen halben Tag und wird sechs Wochen vorher vereinbart.', 'お使いの機種を熟知した技術者が、刃、ガイド、ベルト、荷重センサー、安全回路を点検し、出荷時の値に調整して、次に注意すべき点をお伝えします。所要時間は半日、日程は六週間前に決定します。', '熟悉您机型的技术人员检查刀具、导管、皮带、力传感器与安全回路，恢复至出厂数值，并说明后续需关注的事项。检修用时半天，提前六周约定。'],
    benefits: [['Fewer unplanned stops', 'Weniger ungeplante Stillstände', '計画外停止の削減', '减少意外停机'], ['Fixed yearly price', 'Fester Jahrespreis', '年間固定料金', '固定年费'], ['Reports for your audit', 'Berichte für Ihr Audit', '監査に使える報告書', '可用于审核的报告']],
    details: [['One visit a year', 'Ein Besuch pro Jahr', '年一回の訪問', '每年一次上门'], ['Calibration of force sensors', 'Kalibrierung der Kraftsensoren', '荷重センサーの校正', '力传感器校准'], ['Ten per cent on wear parts', 'Zehn Prozent auf Verschleissteile', '消耗部品10%割引', '易损件九折']],
  },
  {
    slug: 'kmx-care-plus', classification: 'maintenance', picture: 'corvus-530', name: 'KMX Care Plus',
    short: ['Two inspections a year, wear parts included, and a technician on site within one working day.', 'Zwei Inspektionen pro Jahr, Verschleissteile inbegriffen, und eine Fachperson innert eines Arbeitstages vor Ort.', '年二回の点検と消耗部品を含み、一営業日以内に技術者が伺います。', '每年两次检修，含易损件，一个工作日内技术人员到场。'],
    long: ['For lines that run in two or three shifts. Wear parts are replaced before they fail, the software stays current, and if something stops, a specialist is with you on the next working day. The agreed availability is measured and reported every quarter.', 'Für Linien im Zwei- oder Dreischichtbetrieb. Verschleissteile werden ersetzt, bevor sie ausfallen, die Software bleibt aktuell, und steht doch etwas still, ist am nächsten Arbeitstag eine Fachperson bei Ihnen. Die vereinbarte Verfügbarkeit wird gemessen und jedes Quartal ausgewiesen.', '二交代、三交代で稼働するラインのために。消耗部品は故障前に交換し、ソフトウェアを最新に保ち、停止時には翌営業日に専門家が伺います。合意した稼働率を測定し、四半期ごとに報告します。', '面向两班或三班运行的生产线。易损件在失效前更换，软件保持最新；如有停机，专家次个工作日到场。约定的可用率每季度测量并报告。'],
    benefits: [['Agreed availability', 'Vereinbarte Verfügbarkeit', '合意した稼働率', '约定可用率'], ['No costs for wear parts', 'Keine Kosten für Verschleissteile', '消耗部品の費用なし', '易损件免费'], ['Priority on the hotline', 'Vorrang bei der Hotline', 'ホットライン優先対応', '热线优先']],
    details: [['Two visits a year', 'Zwei Besuche pro Jahr', '年二回の訪問', '每年两次上门'], ['Response within one working day', 'Reaktion innert eines Arbeitstages', '一営業日以内の対応', '一个工作日内响应'], ['Software updates', 'Software-Updates', 'ソフトウェア更新', '软件更新'], ['Quarterly report', 'Quartalsbericht', '四半期報告', '季度报告']],
  },
  {
    slug: 'remote-view', classification: 'remote-assistance', picture: 'norma-78', name: 'Remote View',
    short: ['A specialist sees your screen within fifteen minutes, and nothing you do not release.', 'Eine Fachperson sieht innert fünfzehn Minuten Ihren Bildschirm, und nichts, was Sie nicht freigeben.', '十五分以内に専門家が画面を共有。許可した範囲だけを確認します。', '十五分钟内专家查看您的屏幕，未经授权的内容一概不可见。'],
    long: ['You start the session at the machine and end it there. The connection is encrypted, every action is recorded, and the log belongs to you. Two thirds of all questions are answered without a visit.', 'Sie starten die Sitzung an der Maschine und beenden sie dort. Die Verbindung ist verschlüsselt, jede Aktion wird aufgezeichnet, das Protokoll gehört Ihnen. Zwei Drittel aller Fragen sind ohne Besuch beantwortet.', 'セッションは機械側で開始し、終了します。通信は暗号化され、すべての操作が記録され、その記録はお客様のものです。お問い合わせの三分の二は訪問なしで解決しています。', '会话由您在设备端发起和结束。连接加密，所有操作均有记录，日志归您所有。三分之二的问题无需上门即可解决。'],
    benefits: [['Help in minutes', 'Hilfe in Minuten', '数分で支援', '数分钟内获得帮助'], ['You keep control', 'Sie behalten die Kontrolle', '主導権はお客様に', '控制权在您手中'], ['No travel costs', 'Keine Reisekosten', '出張費不要', '无差旅费用']],
    details: [['Monday to Friday, 06:00 to 22:00 CET', 'Montag bis Freitag, 06:00 bis 22:00 Uhr MEZ', '月〜金 6:00〜22:00（中央欧州時間）', '周一至周五，欧洲中部时间6:00–22:00'], ['Encrypted connection', 'Verschlüsselte Verbindung', '暗号化通信', '加密连接'], ['Complete session log', 'Vollständiges Sitzungsprotokoll', '全操作ログ', '完整会话日志']],
  },
  {
    slug: 'spare-parts-express', classification: 'maintenance', picture: 'ferro-a24-seal', name: 'Spare Parts Express',
    short: ['Original parts that leave the warehouse on the day of the order.', 'Originalteile, die das Lager am Tag der Bestellung verlassen.', 'ご注文当日に出荷する純正部品。', '订购当日出库的原厂备件。'],
    long: ['Four warehouses hold every wear part of the current range and of all machines of the last fifteen years. Orders before 15:00 local time are shipped the same day, with the test report of the part where one exists.', 'Vier Lager führen jedes Verschleissteil des aktuellen Programms und aller Maschinen der letzten fünfzehn Jahre. Bestellungen vor 15:00 Uhr Ortszeit gehen am selben Tag ab, wo vorhanden mit Prüfbericht.', '四か所の倉庫に、現行機種と過去十五年の全機種の消耗部品を在庫。現地時間15時までのご注文は当日出荷し、検査記録がある部品には添付します。', '四个仓库备有现行系列及过去十五年全部机型的易损件。当地时间15:00前的订单当日发货，如有检测报告一并附上。'],
    benefits: [['Same-day shipping', 'Versand am selben Tag', '当日出荷', '当日发货'], ['Fifteen years of supply', 'Fünfzehn Jahre Lieferbarkeit', '十五年間の供給', '十五年供应']],
    details: [['Warehouses in Switzerland, the United States, Japan and China', 'Lager in der Schweiz, den USA, Japan und China', 'スイス、米国、日本、中国の倉庫', '瑞士、美国、日本和中国设仓'], ['Order by serial number', 'Bestellung über die Seriennummer', '製造番号での注文', '按序列号订购']],
  },
  {
    slug: 'operator-training', classification: 'training', picture: 'ferro-140', name: 'Operator Training',
    short: ['Two days at the machine that make an operator independent.', 'Zwei Tage an der Maschine, die eine Bedienperson selbständig machen.', '二日間の実機講習で、一人で操作できるようになります。', '两天上机培训，让操作者独立上岗。'],
    long: ['We teach with your wires and your terminals. After two days the participants set up an order, judge a strip and a crimp, recognise the five most frequent faults and know when to call for help. A certificate is valid for three years.', 'Wir schulen mit Ihren Litzen und Ihren Kontakten. Nach zwei Tagen richten die Teilnehmenden einen Auftrag ein, beurteilen Abisolierung und Crimp, erkennen die fünf häufigsten Fehler und wissen, wann Hilfe nötig ist. Das Zertifikat gilt drei Jahre.', 'お客様の電線と端子を使って講習します。二日間で、段取り、ストリップと圧着の評価、頻出する五つの不良の見分け方、支援を求める判断を習得します。修了証は三年間有効です。', '我们使用您的导线与端子授课。两天后学员能够设置订单、评判剥线与压接、识别五种最常见缺陷，并知道何时求助。证书有效期三年。'],
    benefits: [['Productive from day three', 'Ab dem dritten Tag produktiv', '三日目から生産可能', '第三天即可投产'], ['Less scrap at start-up', 'Weniger Ausschuss beim Anlauf', '立ち上げ時の不良削減', '减少启动废品']],
    details: [['Two days, up to six people', 'Zwei Tage, bis sechs Personen', '二日間、六名まで', '两天，最多六人'], ['At our academy or at your site', 'In unserer Akademie oder bei Ihnen', '当社アカデミーまたは貴社にて', '在我方学院或贵司进行'], ['Certificate valid for three years', 'Zertifikat drei Jahre gültig', '修了証は三年間有効', '证书三年有效']],
  },
  {
    slug: 'crimp-process-consulting', classification: 'knowledge', picture: 'norma-70', name: 'Crimp Process Consulting',
    short: ['From the terminal data sheet to a released process, with micrographs and statistics.', 'Vom Datenblatt des Kontakts bis zum freigegebenen Prozess, mit Schliffbildern und Statistik.', '端子の仕様書から工程承認まで、断面写真と統計データで支援します。', '从端子规格书到工艺放行，附截面图与统计数据。'],
    long: ['Our engineers determine crimp height, strip length and force limits for a new combination of wire and terminal, prove the capability on your machine and hand over a report that your customer accepts.', 'Unsere Fachleute bestimmen Crimphöhe, Abisolierlänge und Kraftgrenzen für eine neue Kombination von Litze und Kontakt, weisen die Fähigkeit auf Ihrer Maschine nach und übergeben einen Bericht, den Ihre Kundschaft akzeptiert.', '新しい電線と端子の組み合わせについて、クリンプハイト、ストリップ長さ、荷重限界を決定し、お客様の機械で工程能力を実証、顧客に提出できる報告書をお渡しします。', '我们的工程师为新的导线端子组合确定压接高度、剥线长度与压力限值，在您的设备上验证能力，并提交客户认可的报告。'],
    benefits: [['Released in days, not weeks', 'Freigabe in Tagen statt Wochen', '数週間ではなく数日で承認', '数天而非数周即可放行'], ['Evidence for your customer', 'Nachweise für Ihre Kundschaft', '顧客向けの証拠資料', '面向客户的证明文件']],
    details: [['Micrographs of each combination', 'Schliffbilder jeder Kombination', '組み合わせごとの断面写真', '每种组合的截面图'], ['Capability study with 125 samples', 'Fähigkeitsstudie mit 125 Mustern', '125サンプルの工程能力調査', '125件样品的能力研究']],
  },
];
