import type { SeedEntry } from '../../store/seed-content.ts';
import { createContentPage, type Texts } from './block-writer.ts';

const overline: Texts = ['Company', 'Unternehmen', '会社情報', '公司'];
const place = (slug: string) => ({ slug, parentSlug: 'company' });

// biome-ignore format: texts of one page side by side, one language after the other
const history = createContentPage('page-history', place('history'), ['History', 'Geschichte', '沿革', '发展历程'],
  ['From a press in a shed to machines in 61 countries.', 'Von einer Presse im Schuppen zu Maschinen in 61 Ländern.', '小屋の一台のプレスから、61か国で稼働する機械へ。', '从棚屋里的一台压接机到遍布61个国家的设备。'],
  (blocks) => [
    blocks.hero(overline, ['Fifty-two years, one idea', 'Zweiundfünfzig Jahre, eine Idee', '52年、ひとつの思想', '五十二年，一个理念'], ['The same height, all day. Everything we built since is an answer to how.', 'Den ganzen Tag dieselbe Höhe. Alles seither ist eine Antwort auf das Wie.', '一日中、同じ高さで。その後のすべては「どうやって」への答えです。', '整天同一高度。此后的一切都在回答如何做到。'], 'history'),
    blocks.timeline(['What happened when', 'Was wann geschah', '年表', '年表'], [
      ['1974', ['Two toolmakers, one press', 'Zwei Werkzeugmacher, eine Presse', '二人の工具職人と一台のプレス', '两位工具匠，一台压接机'], ['Serial number 1 is sold to a maker of sewing machines in the next street. It worked until 2009.', 'Die Seriennummer 1 geht an einen Nähmaschinenhersteller in der Nachbarstrasse. Sie lief bis 2009.', '製造番号1は隣の通りのミシンメーカーへ。2009年まで稼働しました。', '1号机售予邻街的缝纫机厂，一直运行到2009年。']],
      ['1983', ['Force becomes a curve', 'Kraft wird zur Kurve', '荷重が曲線になる', '力值成为曲线'], ['A sensor under the anvil draws the first crimp-force curve on paper.', 'Ein Sensor unter dem Amboss zeichnet die erste Crimpkraftkurve auf Papier.', 'アンビル下のセンサーが、初めて圧着荷重曲線を紙に描きました。', '砧座下的传感器在纸上画出第一条压接力曲线。'], 'force-curve'],
      ['1991', ['The first line', 'Die erste Linie', '最初のライン', '第一条产线'], ['Corvus 1 cuts, strips and crimps both ends: 2,400 wires an hour.', 'Corvus 1 schneidet, isoliert ab und crimpt beide Enden: 2400 Leitungen pro Stunde.', 'Corvus 1が切断・ストリップ・両端圧着を実現。毎時2,400本。', 'Corvus 1切断、剥皮、双端压接：每小时2400根。']],
      ['2004', ['Elk Grove and Shanghai', 'Elk Grove und Schanghai', 'エルクグローブと上海', '埃尔克格罗夫与上海'], ['Machines are assembled where they are used, to the same drawings.', 'Maschinen entstehen, wo sie gebraucht werden, nach denselben Zeichnungen.', '同じ図面で、使われる土地で組み立てる体制へ。', '在使用地按同一图纸装配设备。']],
      ['2018', ['Height in closed loop', 'Höhe im Regelkreis', '高さの自動制御', '高度闭环'], ['The press measures itself and corrects by hundredths of a millimetre.', 'Die Presse misst sich selbst und korrigiert um Hundertstelmillimeter.', 'プレスが自ら測り、0.01 mm単位で補正します。', '压接机自我测量，以百分之一毫米修正。'], 'closed-loop'],
      ['2026', ['Hall 4 in Brno', 'Halle 4 in Brno', 'ブルノに第4棟', '布尔诺4号厂房'], ['Bench presses move into 4,200 square metres; delivery falls to three weeks.', 'Die Tischpressen ziehen auf 4200 Quadratmeter, die Lieferzeit sinkt auf drei Wochen.', '卓上プレスの組立を4,200 m²へ移管し、納期は3週間に。', '台式压接机迁入4200平方米厂房，交期缩至三周。'], 'story-8'],
    ]),
    blocks.quote(['Serial number 17 stands at the entrance. Switch it on; it still holds three hundredths.', 'Die Seriennummer 17 steht am Eingang. Schalten Sie sie ein; sie hält noch immer drei Hundertstel.', '製造番号17は玄関にあります。電源を入れてみてください。今も0.03 mmを守ります。', '17号机立在入口。开机试试，它仍能保持百分之三毫米。'], 'Urs Keller', ['Head of assembly', 'Leiter Montage', '組立責任者', '装配主管']),
  ]);

// biome-ignore format: texts of one page side by side, one language after the other
const quality = createContentPage('page-quality', place('quality'), ['Quality', 'Qualität', '品質', '质量'],
  ['How a machine is released before it leaves the hall.', 'Wie eine Maschine freigegeben wird, bevor sie die Halle verlässt.', '出荷前に機械を承認する手順。', '设备出厂前如何放行。'],
  (blocks) => [
    blocks.hero(overline, ['Released by measurement, not by date', 'Freigegeben nach Messung, nicht nach Termin', '期日ではなく、測定で承認する', '凭测量放行，而非凭日期'], ['Every machine runs 48 hours with the wire of its future owner. What it measures goes along as its birth certificate.', 'Jede Maschine läuft 48 Stunden mit der Leitung ihrer künftigen Besitzerin. Die Messwerte gehen als Geburtsurkunde mit.', 'すべての機械を、お客様の電線で48時間運転。測定値は出生証明として添付します。', '每台设备用客户的线材运行48小时，测量数据作为出厂档案随机交付。'], 'quality'),
    blocks.steps(['Four gates', 'Vier Tore', '4つの関門', '四道关口'], [
      [['Parts', 'Teile', '部品', '零件'], ['Guides, blades and anvils are measured one by one, not by sample.', 'Führungen, Messer und Ambosse werden einzeln gemessen, nicht in Stichproben.', 'ガイド、刃、アンビルは抜取りでなく全数測定します。', '导轨、刀片、砧座逐件测量，不抽样。'], 'story-9'],
      [['Assembly', 'Montage', '組立', '装配'], ['One person builds one machine and signs for it.', 'Eine Person baut eine Maschine und unterschreibt dafür.', '一人が一台を組み立て、署名します。', '一人装配一台并签字负责。'], 'story-8'],
      [['Endurance', 'Dauerlauf', '連続運転', '连续运行'], ['48 hours, 100,000 crimps, three wire sizes.', '48 Stunden, 100 000 Crimps, drei Querschnitte.', '48時間、10万回、3種の断面積。', '48小时，10万次压接，三种截面。'], 'story-6'],
      [['Acceptance', 'Abnahme', '受入', '验收'], ['You stand beside it, or watch from your desk.', 'Sie stehen daneben oder schauen vom Schreibtisch zu.', '現地でも、遠隔でも立ち会えます。', '您可现场或远程见证。'], 'service'],
    ]),
    blocks.table(['Certificates', 'Zertifikate', '認証', '认证'], ['Management systems and their validity', 'Managementsysteme und ihre Gültigkeit', 'マネジメントシステムと有効期限', '管理体系与有效期'], [['System', 'System', '規格', '体系'], ['Scope', 'Geltungsbereich', '範囲', '范围'], ['Valid until', 'Gültig bis', '有効期限', '有效期至']], [
      ['ISO 9001', ['Development, assembly, service', 'Entwicklung, Montage, Service', '開発・組立・サービス', '研发、装配、服务'], '2028-03'],
      ['ISO 14001', ['All three plants', 'Alle drei Werke', '全3工場', '全部三座工厂'], '2028-03'],
      ['ISO/IEC 17025', ['Calibration of force and height', 'Kalibrierung von Kraft und Höhe', '荷重・高さの校正', '力与高度校准'], '2027-11'],
      ['ISO/IEC 27001', ['MyKomax and remote service', 'MyKomax und Fernservice', 'MyKomaxと遠隔サービス', 'MyKomax与远程服务'], '2027-06'],
    ]),
    blocks.contact(['Ask our quality team', 'Fragen an die Qualität', '品質部門へのご質問', '咨询质量团队'], ['Audit plans, certificates and records of your machine: a reply within 24 hours.', 'Auditpläne, Zertifikate und Protokolle Ihrer Maschine: Antwort innert 24 Stunden.', '監査計画、証明書、機械の記録について24時間以内にお答えします。', '审核计划、证书与设备记录：24小时内答复。'], [
      ['Regula Ammann', ['Head of quality', 'Leiterin Qualität', '品質責任者', '质量总监'], '+41 52 000 12 40', 'quality@kmx.example'],
      ['Kenji Mori', ['Quality Asia, Yokohama', 'Qualität Asien, Yokohama', 'アジア品質担当（横浜）', '亚洲质量，横滨'], '+81 3 0000 1241', 'quality.asia@kmx.example'],
    ]),
  ]);

// Fallback is shown on purpose: the Japanese and Chinese translations are not ready yet (PUB-062).
// biome-ignore format: texts of one page side by side, one language after the other
const suppliers = createContentPage('page-suppliers', { ...place('suppliers'), languages: ['en', 'de'] }, ['For suppliers', 'Für Lieferanten'],
  ['What we expect of partners, and what they can expect of us.', 'Was wir von Partnern erwarten und was sie von uns erwarten dürfen.'],
  (blocks) => [
    blocks.text(['Fair terms, exact parts', 'Faire Bedingungen, exakte Teile'], ['We order 26 weeks ahead, pay within 30 days and tell you within a day if a part does not fit. In return we ask for first-article reports and the truth about delays.', 'Wir bestellen 26 Wochen im Voraus, zahlen innert 30 Tagen und melden uns innert eines Tages, wenn ein Teil nicht passt. Dafür bitten wir um Erstmusterberichte und die Wahrheit über Verzögerungen.']),
    blocks.accordion(['Documents', 'Dokumente'], [
      [['Code of conduct', 'Verhaltenskodex'], ['Working hours, safety and wages follow the conventions of the International Labour Organization. We visit; we announce it the day before.', 'Arbeitszeit, Sicherheit und Lohn folgen den Übereinkommen der Internationalen Arbeitsorganisation. Wir kommen vorbei und melden uns am Tag davor.']],
      [['Conflict minerals', 'Konfliktmineralien'], ['Tin, tungsten, tantalum and gold only from audited smelters; the list is renewed every spring.', 'Zinn, Wolfram, Tantal und Gold nur aus auditierten Schmelzen; die Liste wird jeden Frühling erneuert.']],
    ]),
    blocks.contact(['Purchasing', 'Einkauf'], ['New partners are welcome to write first.', 'Neue Partner dürfen gern zuerst schreiben.'], [['Martina Frei', ['Head of purchasing', 'Leiterin Einkauf'], '+41 52 000 12 60', 'purchasing@kmx.example']]),
  ]);

/** Pages about the company in detail; the one for suppliers exists in English and German only. */
export const companyDetailPages: readonly SeedEntry[] = [history, quality, suppliers];
