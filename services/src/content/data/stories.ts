import { parseMarkdown } from '../rich-text/parse-rich-text.ts';
import type { SeedEntry } from '../store/seed-content.ts';
import { localize, type PickText } from './seed-builders.ts';

type Texts = readonly [en: string, de: string, ja: string, zh: string];
type Category = 'customer' | 'technology' | 'people';

interface StoryText {
  readonly slug: string;
  readonly date: string;
  readonly image: string;
  readonly category: Category;
  readonly title: Texts;
  readonly lead: Texts;
  readonly body: Texts;
}

const categoryNames: Readonly<Record<Category, Texts>> = {
  customer: ['In production', 'Aus der Praxis', '生産現場から', '生产实践'],
  technology: ['Technology', 'Technik', '技術', '技术'],
  people: ['People', 'Menschen', '人', '人物'],
};

const texts: readonly StoryText[] = [
  {
    slug: 'eleven-test-crimps-become-four',
    date: '2026-10-28T07:00:00.000Z',
    image: 'story-1',
    category: 'customer',
    title: [
      'Eleven test crimps become four',
      'Aus elf Probecrimps werden vier',
      '試し圧着、11回から4回へ',
      '试压由十一次减至四次',
    ],
    lead: [
      'A harness maker in Brno changes terminals forty times a shift. Closed-loop height control gave it back an hour a day.',
      'Ein Kabelsatzhersteller in Brno wechselt vierzigmal pro Schicht den Kontakt. Geregelte Crimphöhe brachte ihm eine Stunde pro Tag zurück.',
      'ブルノのハーネスメーカーは1シフトに40回端子を交換します。クリンプハイトの自動制御が、1日1時間を取り戻しました。',
      '布尔诺一家线束厂每班更换端子四十次。闭环高度控制每天为其省回一小时。',
    ],
    body: [
      'The lots had become smaller, the tolerances tighter. Every change meant cutting, crimping, measuring, correcting, and again from the start. "We produced scrap carefully," says the production manager.\n\n## What was changed\n\nThe press now measures crimp height itself and moves the ram by hundredths of a millimetre. The first crimp is usually inside the window; the fourth is released.\n\n- 42 minutes of set-up per shift instead of 104\n- 1.7 km less wire in the bin each month\n- one gauge less on every bench\n\n> The operator no longer asks whether the crimp is right. The machine says by how much.',
      'Die Lose waren kleiner geworden, die Toleranzen enger. Jeder Wechsel hiess schneiden, crimpen, messen, korrigieren und wieder von vorn. «Wir haben sorgfältig Ausschuss produziert», sagt der Produktionsleiter.\n\n## Was geändert wurde\n\nDie Presse misst die Crimphöhe nun selbst und verstellt den Stössel um Hundertstelmillimeter. Der erste Crimp liegt meist im Fenster, der vierte wird freigegeben.\n\n- 42 statt 104 Minuten Rüstzeit pro Schicht\n- 1,7 km weniger Leitung im Abfall pro Monat\n- eine Lehre weniger an jedem Platz\n\n> Niemand fragt mehr, ob der Crimp stimmt. Die Maschine sagt, um wie viel.',
      'ロットは小さく、公差は厳しくなる一方でした。端子を替えるたびに切断、圧着、測定、補正を繰り返します。「丁寧に不良品を作っていたようなものです」と製造部長は振り返ります。\n\n## 変えたこと\n\nプレスがクリンプハイトを自ら測定し、ラムを0.01 mm単位で補正。最初の圧着がほぼ規格内に入り、4回目で承認されます。\n\n- 段取り時間は1シフト104分から42分に\n- 廃棄電線は月1.7 km削減\n- 各作業台の測定器を1台削減\n\n> 正しいかどうかを尋ねる必要はなくなりました。どれだけ正しいかを装置が示します。',
      '批量越来越小，公差越来越严。每次更换都意味着切断、压接、测量、修正，再从头来过。“我们是在认真地生产废品，”生产经理说。\n\n## 改变了什么\n\n压接机自行测量压接高度，并以百分之一毫米调整滑块。首次压接通常即在窗口内，第四次即可放行。\n\n- 每班换型时间由104分钟降至42分钟\n- 每月少废弃1.7公里线材\n- 每个工位少一把量规\n\n> 操作员不再问压接是否正确，设备会告诉他偏差多少。',
    ],
  },
  {
    slug: 'marking-without-ink',
    date: '2026-09-15T07:00:00.000Z',
    image: 'story-2',
    category: 'technology',
    title: ['Marking without ink', 'Markieren ohne Tinte', 'インクを使わないマーキング', '无墨标识'],
    lead: [
      'Ultraviolet light changes the pigment of the insulation instead of covering it. The mark survives solvents, and forty years.',
      'Ultraviolettes Licht verändert das Pigment der Isolation, statt es zu überdecken. Die Schrift übersteht Lösemittel und vierzig Jahre.',
      '紫外線は被覆の顔料そのものを変色させます。溶剤にも40年の歳月にも消えない印字です。',
      '紫外光改变绝缘层颜料本身，而非覆盖其上。标识耐溶剂，可保持四十年。',
    ],
    body: [
      'A wire in an aircraft must tell where it belongs for as long as it flies. Ink wears off, labels slip, hot stamping harms thin insulation.\n\n## Contrast is a number\n\nThe Scriba 560 UV measures the contrast of every character with its own camera and repeats a mark that falls below 55 percent. Nothing touches the wire; the insulation keeps its dielectric strength.\n\nThe first customer marks 3,200 wires a day and has stopped using solvents altogether.',
      'Eine Leitung im Flugzeug muss sagen, wohin sie gehört, solange es fliegt. Tinte reibt sich ab, Etiketten rutschen, Heissprägen schadet dünnen Isolationen.\n\n## Kontrast ist eine Zahl\n\nDie Scriba 560 UV misst den Kontrast jedes Zeichens mit eigener Kamera und wiederholt, was unter 55 Prozent fällt. Nichts berührt die Leitung, die Durchschlagfestigkeit bleibt erhalten.\n\nDer erste Kunde markiert 3200 Leitungen am Tag und kommt ganz ohne Lösemittel aus.',
      '航空機の電線は、飛び続ける限り自らの行き先を示さなければなりません。インクは擦れ、ラベルはずれ、ホットスタンプは薄い被覆を傷めます。\n\n## コントラストを数値で管理\n\nScriba 560 UVは全文字のコントラストをカメラで測定し、55％を下回れば再印字します。非接触のため絶縁耐力も保たれます。\n\n最初の導入企業は1日3,200本を印字し、溶剤の使用を完全にやめました。',
      '飞机上的导线只要仍在服役，就必须标明归属。油墨会磨损，标签会滑动，热压会损伤薄绝缘。\n\n## 对比度是一个数字\n\nScriba 560 UV用自带相机测量每个字符的对比度，低于55%即重新标识。全程无接触，绝缘强度不变。\n\n首家客户每天标识3200根导线，已完全停用溶剂。',
    ],
  },
  {
    slug: 'what-a-micrograph-shows',
    date: '2026-07-02T07:00:00.000Z',
    image: 'story-3',
    category: 'technology',
    title: ['What a micrograph shows', 'Was ein Schliffbild zeigt', '断面が教えてくれること', '金相图能看出什么'],
    lead: [
      'Cut, ground, etched, looked at: twelve minutes that decide about a million connections.',
      'Getrennt, geschliffen, geätzt, betrachtet: zwölf Minuten, die über eine Million Verbindungen entscheiden.',
      '切断、研磨、エッチング、観察。100万箇所の接続を左右する12分間です。',
      '切割、研磨、腐蚀、观察：十二分钟决定一百万个连接。',
    ],
    body: [
      'A good section looks unspectacular: strands pressed into honeycombs, no voids, both wings at the same height, the base uncracked.\n\n## Three findings that stop a release\n\n1. round strands: the crimp is too high\n2. a burr longer than half the sheet thickness: the tool is worn\n3. wings that touch the base: the barrel is overfilled\n\nThe Norma 78 measures these distances itself and attaches the picture to the lot.',
      'Ein guter Schliff sieht unspektakulär aus: Litzen zu Waben gepresst, keine Hohlräume, beide Flanken gleich hoch, der Boden ohne Riss.\n\n## Drei Befunde, die eine Freigabe stoppen\n\n1. runde Litzen: Der Crimp ist zu hoch\n2. ein Grat länger als die halbe Blechdicke: Das Werkzeug ist verschlissen\n3. Flanken, die den Boden berühren: Die Hülse ist überfüllt\n\nDie Norma 78 misst diese Abstände selbst und legt das Bild zum Los.',
      '良好な断面は地味なものです。素線は蜂の巣状に変形し、空隙がなく、両翼の高さが揃い、底部に割れがありません。\n\n## 承認を止める3つの所見\n\n1. 素線が丸いまま：クリンプハイトが高すぎる\n2. バリが板厚の半分を超える：工具の摩耗\n3. 翼が底に接触：バレルの充填過多\n\nNorma 78はこれらを自動測定し、画像をロットに添付します。',
      '好的截面并不起眼：芯线压成蜂窝状，无空隙，两翼等高，底部无裂纹。\n\n## 三种停止放行的情况\n\n1. 芯线仍为圆形：压接过高\n2. 毛刺超过板厚一半：模具磨损\n3. 两翼触底：压接筒过满\n\nNorma 78自动测量这些距离，并将图像附于批次记录。',
    ],
  },
  {
    slug: 'tested-before-the-vehicle-exists',
    date: '2026-05-20T07:00:00.000Z',
    image: 'story-4',
    category: 'customer',
    title: [
      'Tested before the vehicle exists',
      'Geprüft, bevor es das Fahrzeug gibt',
      '車両が存在する前に検査する',
      '整车诞生之前已完成检测',
    ],
    lead: [
      'For high-voltage harnesses of an electric truck, the test plan was finished before the first drawing was released.',
      'Für die Hochvolt-Kabelsätze eines Elektrolastwagens stand der Prüfplan, bevor die erste Zeichnung freigegeben war.',
      '電動トラックの高電圧ハーネスで、最初の図面が承認される前に検査計画が完成しました。',
      '某电动卡车高压线束，在首张图纸放行前检测方案已经就绪。',
    ],
    body: [
      'Partial discharge does not announce itself. An insulation may hold 4 kV for a minute and still fail after three winters.\n\nTogether with the customer we defined limits from samples with built-in faults: a nicked screen, a hair under the seal, a crimp two hundredths too high. The Orbis 340 V finds all three in nine seconds.\n\n## The result\n\nSince the start of production 61,000 harnesses have been tested, 212 rejected, and none has come back.',
      'Teilentladung kündigt sich nicht an. Eine Isolation kann 4 kV während einer Minute halten und nach drei Wintern trotzdem versagen.\n\nMit dem Kunden legten wir die Grenzen an Mustern mit eingebauten Fehlern fest: ein angeritzter Schirm, ein Haar unter der Dichtung, ein Crimp zwei Hundertstel zu hoch. Die Orbis 340 V findet alle drei in neun Sekunden.\n\n## Das Ergebnis\n\nSeit Produktionsbeginn wurden 61 000 Kabelsätze geprüft, 212 aussortiert, keiner kam zurück.',
      '部分放電は予兆なく進行します。4 kVに1分間耐えた絶縁が、3度の冬の後に壊れることもあります。\n\nお客様とともに、意図的な欠陥サンプルで限界値を定めました。シールドの傷、シール下の毛髪、0.02 mm高い圧着。Orbis 340 Vは3つすべてを9秒で検出します。\n\n## 結果\n\n量産開始以来、61,000本を検査し212本を排除。返品はゼロです。',
      '局部放电不会提前预警。绝缘可能承受4 kV一分钟，却在三个冬天后失效。\n\n我们与客户用带有预设缺陷的样品确定限值：屏蔽划伤、密封下的头发、高出百分之二毫米的压接。Orbis 340 V在九秒内全部检出。\n\n## 结果\n\n投产以来检测61000套，剔除212套，无一返回。',
    ],
  },
  {
    slug: 'the-spool-that-never-stops',
    date: '2026-03-11T08:00:00.000Z',
    image: 'story-5',
    category: 'customer',
    title: ['The spool that never stops', 'Die Spule, die nie stillsteht', '止まらないスプール', '永不停转的线盘'],
    lead: [
      'Constant tension sounds like a detail until one measures the length of the ten-thousandth wire.',
      'Konstanter Zug klingt nach Nebensache, bis man die Länge der zehntausendsten Leitung misst.',
      '一定の張力。些細に聞こえますが、1万本目の長さを測れば違いが分かります。',
      '恒定张力听似小事，直到您测量第一万根线的长度。',
    ],
    body: [
      'A spool of 25 kg does not follow a machine that accelerates at 40 m/s². Without a buffer the wire stretches, springs back, and becomes too short.\n\nThe Onda 60 drives the spool by itself and keeps a dancer arm in the middle. Length scatter over a full spool fell from 1.9 to 0.4 mm.\n\nThe customer, a maker of control cabinets, has since removed the extra 5 mm it used to add to every wire: **four kilometres a month.**',
      'Eine Spule von 25 kg folgt keiner Maschine, die mit 40 m/s² beschleunigt. Ohne Puffer dehnt sich die Leitung, federt zurück und wird zu kurz.\n\nDie Onda 60 treibt die Spule selbst an und hält einen Tänzerarm in der Mitte. Die Längenstreuung über eine Spule sank von 1,9 auf 0,4 mm.\n\nDer Kunde, ein Schaltschrankbauer, hat die 5 mm Zugabe pro Leitung gestrichen: **vier Kilometer im Monat.**',
      '25 kgのスプールは、40 m/s²で加速する装置には追従できません。バッファがなければ電線は伸び、戻り、短くなります。\n\nOnda 60はスプール自体を駆動し、ダンサーアームを中央に保ちます。1スプール全体の長さばらつきは1.9 mmから0.4 mmに減少しました。\n\n制御盤メーカーのお客様は、電線1本ごとの余長5 mmを廃止。**月に4 kmの節約**です。',
      '25公斤的线盘跟不上以40 m/s²加速的设备。没有缓冲，线材会被拉伸、回弹而变短。\n\nOnda 60主动驱动线盘，使舞蹈臂保持居中。整盘长度离散由1.9 mm降至0.4 mm。\n\n这家控制柜制造商随后取消了每根线5 mm的余量：**每月四公里。**',
    ],
  },
  {
    slug: 'forty-years-at-the-same-press',
    date: '2026-01-21T08:00:00.000Z',
    image: 'story-6',
    category: 'people',
    title: [
      'Forty years at the same press',
      'Vierzig Jahre an derselben Presse',
      '同じプレスと40年',
      '与同一台压接机相伴四十年',
    ],
    lead: [
      'Heidi Brunner learned on serial number 17. Now she teaches others what a control cannot hear.',
      'Heidi Brunner hat an der Seriennummer 17 gelernt. Heute lehrt sie, was keine Steuerung hört.',
      'ハイディ・ブルンナーはシリアル番号17で学び、今は制御装置には聞こえない音を教えています。',
      '海蒂·布鲁纳在17号机上学艺，如今她教人听出控制器听不到的声音。',
    ],
    body: [
      '"You hear a worn blade before you see it," she says and lets the press run with her eyes closed. In the academy in Winterthur she trains forty operators a year; a third of them come from abroad.\n\n## What has changed\n\nThe machines measure what used to be experience. What remains is the question **why** a value drifts, and the patience to look for it.\n\nSerial number 17 stands at the entrance. It is switched on every Friday at four.',
      '«Ein stumpfes Messer hört man, bevor man es sieht», sagt sie und lässt die Presse mit geschlossenen Augen laufen. In der Academy in Winterthur schult sie vierzig Bedienende im Jahr, ein Drittel kommt aus dem Ausland.\n\n## Was sich geändert hat\n\nDie Maschinen messen, was früher Erfahrung war. Geblieben ist die Frage, **warum** ein Wert wandert, und die Geduld, es herauszufinden.\n\nDie Seriennummer 17 steht am Eingang. Sie läuft jeden Freitag um vier.',
      '「刃の摩耗は、見えるより先に聞こえます」。彼女は目を閉じてプレスを動かします。ヴィンタートゥールのアカデミーで年間40名を指導し、3分の1は海外からの受講者です。\n\n## 変わったこと\n\nかつての経験は、装置が測定するようになりました。残ったのは、**なぜ**値がずれるのかという問いと、それを探る根気です。\n\nシリアル番号17は玄関に立ち、毎週金曜4時に電源が入ります。',
      '“刀片钝了，先听得出，后才看得到，”她闭着眼让压接机运行。她每年在温特图尔的学院培训四十名操作员，三分之一来自海外。\n\n## 什么变了\n\n过去靠经验的，如今由设备测量。留下的是**为什么**数值会漂移这个问题，以及寻找答案的耐心。\n\n17号机立在入口，每周五下午四点通电运转。',
    ],
  },
];

function mapStory(story: StoryText): SeedEntry {
  function write(text: PickText) {
    return {
      title: text(...story.title),
      leadText: text(...story.lead),
      category: { name: text(...categoryNames[story.category]), slug: story.category },
      body: parseMarkdown(text(...story.body)),
    };
  }
  const values = { slug: story.slug, publicationDate: story.date, teaserImage: `asset-${story.image}` };
  return { id: `story-${story.slug}`, model: 'Story', values, localizations: localize(write) };
}

/** Six stories from production, technology and people. */
export const stories: readonly SeedEntry[] = texts.map(mapStory);
