import type { SeedEntry } from '../../store/seed-content.ts';
import { createContentPage, type Texts } from './block-writer.ts';

const overline: Texts = ['Wire processing guide', 'Leitfaden Leitungsverarbeitung', '電線加工ガイド', '线束加工指南'];
const chapters = ['cutting', 'stripping', 'crimping', 'testing'] as const;
type Chapter = (typeof chapters)[number];

// biome-ignore format: texts of one page side by side, one language after the other
const names: Readonly<Record<Chapter, Texts>> = {
  cutting: ['Cutting', 'Schneiden', '切断', '切断'],
  stripping: ['Stripping', 'Abisolieren', 'ストリップ', '剥皮'],
  crimping: ['Crimping', 'Crimpen', '圧着', '压接'],
  testing: ['Testing', 'Prüfen', '検査', '检测'],
};

const place = (chapter: Chapter) => ({ slug: chapter, parentSlug: 'wire-processing-guide', mainSiteOnly: true });

// biome-ignore format: texts of one page side by side, one language after the other
const chapterLinks = (current: Chapter) => chapters.filter((chapter) => chapter !== current).map((chapter) => [names[chapter], { path: `/wire-processing-guide/${chapter}` }] as const);
const moreChapters: Texts = ['More chapters', 'Weitere Kapitel', '他の章', '其他章节'];

// biome-ignore format: texts of one page side by side, one language after the other
const cutting = createContentPage('page-guide-cutting', place('cutting'), names.cutting,
  ['Square faces, exact lengths: how a wire is cut.', 'Rechtwinklig und auf Mass: wie eine Leitung geschnitten wird.', '直角に、正確な長さに。電線切断の基本。', '切口垂直、长度准确：导线如何切断。'],
  (blocks) => [
    blocks.hero(overline, ['Cutting decides before crimping does', 'Das Schneiden entscheidet vor dem Crimpen', '圧着の前に、切断が決める', '切断先于压接决定质量'], ['A slanted face leaves strands too short for the barrel. The error shows up three stations later.', 'Eine schräge Schnittfläche lässt Litzen zu kurz für die Hülse. Sichtbar wird der Fehler drei Stationen später.', '斜めの切断面では素線がバレルに届きません。不具合は3工程後に現れます。', '切口倾斜会使芯线过短进不了压接筒，问题三道工序后才显现。'], 'story-2'),
    blocks.steps(['In this order', 'In dieser Reihenfolge', '手順', '操作顺序'], [
      [['Straighten', 'Richten', '矯正', '校直'], ['Wire from the reel remembers its curve. Set the rollers until a metre lies flat.', 'Leitung von der Spule erinnert sich an ihre Krümmung. Rollen zustellen, bis ein Meter flach liegt.', 'スプールの巻き癖を取り、1 mが平らになるまでローラーを調整します。', '线盘导线带有弯曲记忆。调整滚轮，直至一米导线平直。']],
      [['Feed', 'Vorschieben', '送り', '送线'], ['Grip without marking the insulation; slip shows as scatter in length.', 'Greifen, ohne die Isolation zu zeichnen; Schlupf zeigt sich als Längenstreuung.', '被覆に跡を付けずに把持します。滑りは長さのばらつきに現れます。', '夹持不压伤绝缘；打滑表现为长度离散。']],
      [['Cut', 'Schneiden', '切断', '切断'], ['V-blades hold the wire in the middle. Above 10 mm² the speed drops by half.', 'V-Messer halten die Leitung in der Mitte. Über 10 mm² halbiert sich das Tempo.', 'V刃が中心を保持します。10 mm²超では速度を半分にします。', 'V形刀使导线居中。超过10 mm²时速度减半。']],
      [['Measure', 'Messen', '測定', '测量'], ['Three wires at the start, one in every two hundred after.', 'Drei Leitungen am Anfang, danach jede zweihundertste.', '開始時に3本、以降は200本に1本。', '开始测三根，之后每两百根测一根。']],
    ]),
    blocks.table(['Tolerances that hold', 'Toleranzen, die halten', '実用的な公差', '可行公差'], ['Length tolerance by wire length, for conductors up to 6 mm²', 'Längentoleranz nach Leitungslänge, Leiter bis 6 mm²', '電線長ごとの公差（導体6 mm²以下）', '按长度的公差（导体至6 mm²）'], [['Length', 'Länge', '長さ', '长度'], ['Tolerance', 'Toleranz', '公差', '公差'], ['Check', 'Prüfung', '確認', '检查']], [
      ['50–500 mm', '±0.5 mm', ['ruler', 'Massstab', '定規', '直尺']],
      ['500–2000 mm', '±1 mm', ['ruler', 'Massstab', '定規', '直尺']],
      ['2–10 m', '±0.2 %', ['measuring bench', 'Messbank', '測定台', '测量台']],
    ]),
    blocks.accordion(['Typical faults', 'Typische Fehler', 'よくある不具合', '常见缺陷'], [
      [['The face is slanted', 'Die Schnittfläche ist schräg', '切断面が斜め', '切口倾斜'], ['The blades are worn on one side, or the wire is not guided in the middle. Turn the blades; check the guide.', 'Die Messer sind einseitig verschlissen, oder die Leitung läuft nicht mittig. Messer wenden, Führung prüfen.', '刃の片減り、またはガイドの芯ずれです。刃を反転し、ガイドを確認します。', '刀片单侧磨损或导线未居中。翻转刀片，检查导向。']],
      [['Strands stand out', 'Litzen stehen ab', '素線が飛び出す', '芯线散开'], ['The blades are blunt: they push before they cut. Change the pair after 20,000 cycles of hard strands.', 'Die Messer sind stumpf: Sie drücken, bevor sie schneiden. Bei harten Litzen nach 20 000 Zyklen ersetzen.', '刃の摩耗で、切る前に押しています。硬い素線では2万サイクルごとに交換します。', '刀片变钝，先挤后切。硬芯线每2万次更换。']],
    ], true),
    blocks.products(['Machines', 'Maschinen', '機械', '设备'], ['pila-120', 'pila-340', 'vela-410']),
    blocks.links(moreChapters, chapterLinks('cutting')),
  ]);

// biome-ignore format: texts of one page side by side, one language after the other
const stripping = createContentPage('page-guide-stripping', place('stripping'), names.stripping,
  ['Off with the insulation, without touching a strand.', 'Isolation weg, ohne eine Litze zu berühren.', '素線に触れず、被覆だけを取り除く。', '去除绝缘而不触碰芯线。'],
  (blocks) => [
    blocks.hero(overline, ['Nothing may be nicked', 'Nichts darf angeritzt sein', '傷は一つも許されない', '不得有任何划伤'], ['A nicked strand breaks after the thousandth bend. It looks perfect on the day it is made.', 'Eine angeritzte Litze bricht nach der tausendsten Biegung. Am Tag ihrer Herstellung sieht sie tadellos aus.', '傷ついた素線は千回目の曲げで折れます。製造時には完璧に見えるのです。', '划伤的芯线在第一千次弯曲后断裂，而出厂当天看起来完好。'], 'guide'),
    blocks.text(['Blade, rotation or light', 'Messer, Rotation oder Licht', '刃・回転・レーザー', '刀片、旋转还是激光'], ['**V-blades** are fast and right for PVC from 0.13 mm². **Rotating blades** cut jackets and coaxial layers to a depth of hundredths. **Laser** removes polyimide where no blade may go.\n\nSet blades to conductor diameter plus 0.05 mm and let the machine detect contact with the conductor: it stops before the operator could.', '**V-Messer** sind schnell und richtig für PVC ab 0,13 mm². **Rotierende Messer** schneiden Mäntel und Koaxiallagen auf Hundertstel tief. **Laser** entfernt Polyimid, wo kein Messer hindarf.\n\nMesser auf Leiterdurchmesser plus 0,05 mm stellen und die Maschine Leiterberührung erkennen lassen: Sie stoppt, bevor es ein Mensch könnte.', '**V刃**は高速で0.13 mm²以上のPVCに最適。**回転刃**はシースや同軸層を0.01 mm単位で切り込みます。**レーザー**は刃の入らないポリイミドを除去します。\n\n刃は導体径＋0.05 mmに設定し、導体接触検出を有効に。人より先に機械が止まります。', '**V形刀**速度快，适合0.13 mm²以上PVC。**旋转刀**以百分之一毫米切入护套与同轴层。**激光**去除刀片不可及的聚酰亚胺。\n\n刀口设为导体直径加0.05 mm，并启用导体接触检测：设备比人更早停下。']),
    blocks.gallery(['Seen from close up', 'Aus der Nähe', '拡大して見る', '近看'], [
      ['strip-head', ['A clean step: insulation square, strands in lay', 'Saubere Stufe: Isolation rechtwinklig, Litzen im Schlag', '良好：被覆は直角、撚りは乱れなし', '良好：绝缘垂直、绞合整齐']],
      ['story-3', ['Section through a stranded conductor', 'Schnitt durch einen Litzenleiter', 'より線導体の断面', '绞合导体截面']],
      ['story-1', ['What the step is made for: the crimp', 'Wofür die Stufe da ist: der Crimp', 'その先にある圧着', '为压接而剥']],
    ]),
    blocks.products(['Machines', 'Maschinen', '機械', '设备'], ['lyra-205', 'lyra-230-coax', 'lyra-290-l']),
    blocks.links(moreChapters, chapterLinks('stripping')),
  ]);

// biome-ignore format: texts of one page side by side, one language after the other
const crimping = createContentPage('page-guide-crimping', place('crimping'), names.crimping,
  ['Height, force, section: what makes a crimp good, in a film and in numbers.', 'Höhe, Kraft, Schliff: was einen Crimp gut macht, als Film und in Zahlen.', '高さ、荷重、断面。良い圧着の条件を動画と数値で。', '高度、力、金相：用影片与数字说明好压接。'],
  (blocks) => [
    blocks.hero(overline, ['Height leads, force tells', 'Die Höhe führt, die Kraft erzählt', '高さが導き、荷重が語る', '高度为主，力值为证'], ['A hundredth of a millimetre decides whether strands become one piece of metal or stay a bundle.', 'Ein Hundertstelmillimeter entscheidet, ob aus Litzen ein Stück Metall wird oder ein Bündel bleibt.', '0.01 mmの差が、素線が一体の金属になるか、束のままかを決めます。', '百分之一毫米，决定芯线成为一体还是仍是一束。'], 'story-10'),
    {
      __typename: 'VideoBlock', title: blocks.pick(['One stroke, slowly', 'Ein Hub, langsam', '1ストロークをゆっくりと', '慢看一个行程']), video: 'asset-video-crimp', poster: 'asset-story-1', layout: 'Stretched',
      caption: blocks.pick(['How a barrel closes: a drawing of 12 seconds, without sound', 'Wie sich eine Hülse schliesst: eine Zeichnung von 12 Sekunden, ohne Ton', 'バレルが閉じる様子（12秒のアニメーション、無音）', '压接筒如何闭合：12秒动画，无声']),
      captions: (['en', 'de', 'ja', 'zh'] as const).map((language) => ({ language, label: { en: 'English', de: 'Deutsch', ja: '日本語', zh: '中文' }[language], url: `/videos/crimp-stroke.${language}.vtt` })),
      transcript: { children: [{ type: 'paragraph', children: [{ text: blocks.pick(['The punch comes down and touches the wings of the open barrel. They bend inwards, close over the strands and press them together. The round strands become honeycombs; the voids disappear. The punch stops at the crimp height and rises. What remains is one piece of metal.', 'Der Stempel kommt herunter und berührt die Flanken der offenen Hülse. Sie biegen sich nach innen, schliessen sich über den Litzen und pressen sie zusammen. Aus runden Litzen werden Waben, die Hohlräume verschwinden. Der Stempel hält auf der Crimphöhe und fährt hoch. Es bleibt ein Stück Metall.', 'パンチが下降し、開いたバレルの翼に触れます。翼は内側に曲がり、素線を包み込んで圧縮します。丸い素線は蜂の巣状になり、空隙が消えます。パンチはクリンプハイトで止まり、上昇します。残るのは一体の金属です。', '冲头下行，触及开口压接筒的两翼。两翼向内弯曲，包住芯线并压紧。圆形芯线变为蜂窝状，空隙消失。冲头停在压接高度后上升，留下的是一整块金属。']) }] }] },
    },
    blocks.table(['Guide values', 'Richtwerte', '目安', '参考值'], ['Crimp height and pull force for open barrels, copper', 'Crimphöhe und Auszugskraft, offene Hülsen, Kupfer', 'オープンバレルのクリンプハイトと引張力（銅）', '开口压接筒高度与拉力（铜）'], [['Conductor', 'Leiter', '導体', '导体'], ['Height window', 'Fenster der Höhe', '高さ公差', '高度窗口'], ['Least pull force', 'Mindestauszugskraft', '最小引張力', '最小拉力']], [
      ['0.22 mm² (AWG 24)', '±0.02 mm', '28 N'], ['0.5 mm² (AWG 20)', '±0.03 mm', '60 N'], ['1.5 mm² (AWG 16)', '±0.03 mm', '150 N'], ['4 mm² (AWG 12)', '±0.05 mm', '310 N'],
    ]),
    blocks.quote(['The force curve compares a crimp with its predecessors. Only the height compares it with the drawing.', 'Die Kraftkurve vergleicht einen Crimp mit seinen Vorgängern. Erst die Höhe vergleicht ihn mit der Zeichnung.', '荷重曲線は前の圧着との比較。図面との比較は、高さだけが可能にします。', '力曲线只与之前的压接对比，唯有高度能与图纸对比。'], 'Heidi Brunner', ['Instructor, KMX Crimp Academy', 'Ausbildnerin, KMX Crimp Academy', 'KMX Crimp Academy 講師', 'KMX Crimp Academy讲师']),
    blocks.products(['Machines', 'Maschinen', '機械', '设备'], ['ferro-125', 'ferro-235-s', 'corvus-550-duo', 'ferro-a12']),
    blocks.links(moreChapters, chapterLinks('crimping')),
  ]);

// biome-ignore format: texts of one page side by side, one language after the other
const testing = createContentPage('page-guide-testing', place('testing'), names.testing,
  ['What to measure, how often, and what a result means.', 'Was man misst, wie oft, und was das Ergebnis heisst.', '何を、どの頻度で測り、どう読むか。', '测什么、多久测一次、结果意味着什么。'],
  (blocks) => [
    blocks.hero(overline, ['Measure what you can still change', 'Messen, was man noch ändern kann', '変えられるうちに測る', '趁还能改变时测量'], ['A test at the end finds the fault. A measurement at the press prevents it.', 'Eine Prüfung am Ende findet den Fehler. Eine Messung an der Presse verhindert ihn.', '最終検査は不良を見つけ、プレスでの測定は不良を防ぎます。', '末端检测发现缺陷，压接机旁的测量防止缺陷。'], 'story-4'),
    blocks.table(['Control plan', 'Prüfplan', '管理計画', '控制计划'], ['Smallest plan for a released process', 'Kleinster Plan für einen freigegebenen Prozess', '承認済み工程の最小管理計画', '已放行工艺的最小计划'], [['Quantity', 'Messgrösse', '測定項目', '测量量'], ['How often', 'Häufigkeit', '頻度', '频次'], ['By', 'Womit', '手段', '手段']], [
      [['Crimp force', 'Crimpkraft', '圧着荷重', '压接力'], ['every crimp', 'jeder Crimp', '全数', '每次压接'], ['press', 'Presse', 'プレス', '压接机']],
      [['Crimp height', 'Crimphöhe', 'クリンプハイト', '压接高度'], ['start, end, each reel', 'Anfang, Ende, jede Spule', '開始・終了・リールごと', '开始、结束、每盘'], 'Norma 05'],
      [['Pull force', 'Auszugskraft', '引張力', '拉力'], ['every lot', 'jedes Los', 'ロットごと', '每批'], 'Norma 30'],
      [['Micrograph', 'Schliffbild', '断面観察', '金相'], ['release, tool change', 'Freigabe, Werkzeugwechsel', '承認時・工具交換時', '放行、换模'], 'Norma 78'],
    ]),
    blocks.image('story-micrograph', ['The section of a released crimp on the screen of the Norma 78', 'Der Schliff eines freigegebenen Crimps auf dem Bildschirm der Norma 78', 'Norma 78の画面に表示された、承認済み圧着の断面', 'Norma 78屏幕上已放行压接的截面'], 'StretchedVideo'),
    blocks.accordion(['Questions from practice', 'Fragen aus der Praxis', '現場からの質問', '实践问答'], [
      [['Is the force curve not enough?', 'Genügt die Kraftkurve nicht?', '荷重曲線だけでは不十分ですか。', '只看力曲线不够吗？'], ['It finds a missing strand or insulation in the barrel. It does not find a slow drift, because the reference drifts along.', 'Sie findet eine fehlende Litze oder Isolation in der Hülse. Eine langsame Abweichung findet sie nicht, weil die Referenz mitwandert.', '素線不足や被覆のかみ込みは検出できますが、基準も一緒に動くため、緩やかなずれは検出できません。', '它能发现缺芯或绝缘压入，但发现不了缓慢漂移，因为基准也在漂移。']],
      [['How long must records be kept?', 'Wie lange sind Protokolle aufzubewahren?', '記録の保存期間は？', '记录要保存多久？'], ['As long as your customer demands; 15 years are usual in vehicles. Orbis stores them in an open format.', 'So lange, wie Ihre Kundschaft verlangt; im Fahrzeugbau sind 15 Jahre üblich. Orbis speichert in einem offenen Format.', 'お客様の要求によります。自動車では15年が一般的です。Orbisはオープン形式で保存します。', '视客户要求而定，汽车行业通常为15年。Orbis以开放格式保存。']],
    ], true),
    blocks.products(['Machines', 'Maschinen', '機械', '设备'], ['norma-05', 'norma-30', 'norma-78', 'orbis-300']),
    blocks.links(moreChapters, chapterLinks('testing')),
  ]);

/** The four chapters of the wire-processing guide; the guide exists on the main site only (PUB-048). */
export const guidePages: readonly SeedEntry[] = [cutting, stripping, crimping, testing];
