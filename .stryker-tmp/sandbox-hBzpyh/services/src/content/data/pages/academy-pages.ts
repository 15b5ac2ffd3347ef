// @ts-nocheck
import type { SeedEntry } from '../../store/seed-content.ts';
import { createContentPage, type Texts } from './block-writer.ts';

interface Course {
  readonly slug: string;
  readonly name: Texts;
  readonly lead: Texts;
  readonly days: string;
  readonly price: string;
  readonly agenda: readonly (readonly [Texts, Texts])[];
}

// biome-ignore format: texts of one page side by side, one language after the other
const courses: readonly Course[] = [
  {
    slug: 'crimp-fundamentals', name: ['Crimp fundamentals', 'Grundlagen Crimpen', '圧着基礎', '压接基础'], days: '2', price: '1480',
    lead: ['For operators and everyone who sets up presses. You bring your own terminal and leave with a released process.', 'Für Bedienende und alle, die Pressen einrichten. Sie bringen Ihren Kontakt mit und gehen mit einem freigegebenen Prozess.', 'オペレータと段取り担当の方へ。お使いの端子を持参し、承認済みの工程を持ち帰れます。', '面向操作与调机人员。自带端子，带走放行的工艺。'],
    agenda: [[['Barrel and conductor', 'Hülse und Leiter', 'バレルと導体', '压接筒与导体'], ['Why a barrel has serrations, and why tin helps', 'Warum eine Hülse Rillen hat und Zinn hilft', 'セレーションと錫めっきの役割', '为何有齿纹、锡有何用']], [['Setting height', 'Höhe einstellen', '高さ設定', '设定高度'], ['Four test crimps, one gauge, one decision', 'Vier Probecrimps, eine Lehre, ein Entscheid', '試し圧着4回、測定器1台、判断ひとつ', '四次试压，一把量规，一个决定']], [['Reading force curves', 'Kraftkurven lesen', '荷重曲線の読み方', '解读力曲线'], ['Eight faults, eight shapes', 'Acht Fehler, acht Formen', '8つの不良、8つの波形', '八种缺陷，八种曲线']]],
  },
  {
    slug: 'micrograph-practice', name: ['Micrograph practice', 'Schliffbild-Praxis', '断面観察実習', '金相实操'], days: '1', price: '890',
    lead: ['Cut, grind, etch, judge: everyone makes ten sections and compares them with the samples of the standard.', 'Trennen, schleifen, ätzen, beurteilen: Alle stellen zehn Schliffe her und vergleichen sie mit den Mustern der Norm.', '切断・研磨・エッチング・判定。一人10個の試料を作製し、規格見本と比較します。', '切割、研磨、腐蚀、判定：每人制作十个试样并与标准比对。'],
    agenda: [[['Preparing', 'Präparieren', '試料作製', '制样'], ['Twelve minutes from crimp to mirror', 'Zwölf Minuten vom Crimp zum Spiegel', '圧着から鏡面まで12分', '从压接到镜面十二分钟']], [['Measuring', 'Messen', '測定', '测量'], ['Eleven distances that decide', 'Elf Abstände, die entscheiden', '合否を決める11の寸法', '十一个关键尺寸']], [['Judging', 'Beurteilen', '判定', '判定'], ['Release, repeat, reject', 'Freigeben, wiederholen, ablehnen', '承認・再試・不合格', '放行、重做、拒收']]],
  },
  {
    slug: 'process-release', name: ['Process release', 'Prozessfreigabe', '工程承認', '工艺放行'], days: '2', price: '1720',
    lead: ['Capability, control plan, audit: for quality staff who sign.', 'Fähigkeit, Prüfplan, Audit: für Qualitätsfachleute, die unterschreiben.', '工程能力・管理計画・監査。承認者となる品質担当の方へ。', '能力、控制计划、审核：面向签字的质量人员。'],
    agenda: [[['Capability', 'Fähigkeit', '工程能力', '过程能力'], ['What 1.67 means at the press', 'Was 1,67 an der Presse heisst', 'Cpk 1.67の意味', '1.67在压接机上意味着什么']], [['Control plan', 'Prüfplan', '管理計画', '控制计划'], ['As little as possible, as much as needed', 'So wenig wie möglich, so viel wie nötig', '必要十分な検査', '尽可能少，足够多']], [['Audit', 'Audit', '監査', '审核'], ['A rehearsal with a real auditor', 'Eine Probe mit echter Auditorin', '本物の監査員による模擬監査', '由真正审核员进行的模拟审核']]],
  },
];

// biome-ignore format: texts of one page side by side, one language after the other
function createCoursePage({ slug, name, lead, days, price, agenda }: Course): SeedEntry {
  return createContentPage(`page-academy-${slug}`, { slug, parentSlug: 'courses', site: 'site-academy', theme: 'Dark' }, name, lead, (blocks) => [
    blocks.hero(['Course', 'Kurs', 'コース', '课程'], name, lead, 'academy-hero'),
    blocks.numbers(['At a glance', 'Auf einen Blick', '概要', '概览'], [[days, ['days', 'Tage', '日間', '天'], ['in Winterthur, Elk Grove or Yokohama', 'in Winterthur, Elk Grove oder Yokohama', 'ヴィンタートゥール、エルクグローブ、横浜', '温特图尔、埃尔克格罗夫或横滨']], [price, ['CHF', 'CHF', 'CHF', 'CHF'], ['including documents and lunch', 'mit Unterlagen und Mittagessen', '資料・昼食込み', '含资料与午餐']], ['8', ['', '', '名', '人'], ['participants at most', 'Teilnehmende höchstens', '定員', '名额上限']]]),
    blocks.steps(['Agenda', 'Ablauf', 'プログラム', '日程安排'], agenda),
    blocks.accordion(['Before you register', 'Vor der Anmeldung', 'お申込みの前に', '报名须知'], [
      [['What do I need to know?', 'Was muss ich können?', '予備知識は必要ですか。', '需要什么基础？'], ['Nothing for the fundamentals. For the others, have set up a press yourself.', 'Für die Grundlagen nichts. Für die anderen sollten Sie selbst eine Presse eingerichtet haben.', '基礎コースは不要です。他のコースは、プレスの段取り経験をお持ちの方が対象です。', '基础课程无需基础；其他课程需有调机经验。']],
      [['Is there a certificate?', 'Gibt es ein Zertifikat?', '修了証はありますか。', '有证书吗？'], ['Yes, after a test at the machine. It is valid for three years.', 'Ja, nach einer Prüfung an der Maschine. Es gilt drei Jahre.', 'はい。実機試験の後に発行し、3年間有効です。', '有，设备上考核后颁发，有效期三年。']],
    ], true),
    blocks.links(['All courses', 'Alle Kurse', '全コース', '全部课程'], courses.filter((course) => course.slug !== slug).map((course) => [course.name, { path: `/courses/${course.slug}` }] as const)),
    blocks.contact(['Registration', 'Anmeldung', 'お申込み', '报名'], ['Tell us the course, the place and the wires you work with.', 'Nennen Sie Kurs, Ort und die Leitungen, mit denen Sie arbeiten.', 'コース、会場、お使いの電線をお知らせください。', '请告知课程、地点与所用线材。'], [['Heidi Brunner', ['Head of the academy', 'Leiterin Academy', 'アカデミー責任者', '学院负责人'], '+41 52 000 12 80', 'academy@kmx.example']]),
  ]);
}

/** The three courses of the academy. */
export const academyPages: readonly SeedEntry[] = courses.map(createCoursePage);
