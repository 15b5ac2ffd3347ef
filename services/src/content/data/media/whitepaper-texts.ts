import type { SampleTexts } from '../../../files/sample-language.ts';

/** A whitepaper: the texts of its page in all sample languages, the paper itself in English and German. */
export interface WhitepaperText {
  readonly slug: string;
  readonly date: string;
  readonly image: string;
  readonly title: SampleTexts;
  readonly lead: SampleTexts;
  /** What the reader learns; small markdown. */
  readonly summary: SampleTexts;
  /** Text of the paper; small markdown. */
  readonly paper: { readonly en: string; readonly de: string };
}

/** The whitepapers, newest first. */
export const whitepaperTexts: readonly WhitepaperText[] = [
  {
    slug: 'what-a-changeover-costs',
    date: '2026-09-09T07:00:00.000Z',
    image: 'industry-automotive',
    title: [
      'What a changeover really costs',
      'Was ein Umrüsten wirklich kostet',
      '段取り替えの本当のコスト',
      '一次换型的真实成本',
    ],
    lead: [
      'Lots shrink, set-up stays. A calculation with measured times from four harness plants, and the order in which measures pay off.',
      'Die Lose schrumpfen, das Rüsten bleibt. Eine Rechnung mit gemessenen Zeiten aus vier Kabelsatzwerken und die Reihenfolge, in der sich Massnahmen lohnen.',
      'ロットは小さくなっても段取りは残ります。4つのハーネス工場で実測した時間をもとに、対策の優先順位を示します。',
      '批量在缩小，换型却依旧。基于四家线束厂的实测时间，给出各项措施的先后次序。',
    ],
    summary: [
      '- Which minutes of a changeover nobody records, and how to find them with a stopwatch and one shift\n- Why the first test crimp is the dearest part of a lot of fifty\n- From which lot size a second tool, a second reel or a second machine pays\n- A worksheet for your own figures',
      '- Welche Minuten eines Rüstvorgangs niemand aufschreibt, und wie man sie mit Stoppuhr und einer Schicht findet\n- Warum der erste Probecrimp das Teuerste an einem Fünfzigerlos ist\n- Ab welcher Losgrösse sich ein zweites Werkzeug, eine zweite Spule oder eine zweite Maschine lohnt\n- Ein Rechenblatt für Ihre eigenen Zahlen',
      '- 誰も記録していない段取り時間と、その見つけ方（ストップウォッチと1シフトで足ります）\n- 50本ロットで最も高くつくのが最初の試し圧着である理由\n- 2台目の工具、スプール、機械が見合うロットサイズ\n- 自社の数字で計算できるワークシート',
      '- 换型中无人记录的时间，以及如何用秒表和一个班次找到它们\n- 为何五十件批量中首次试压最贵\n- 从多大批量起，第二套模具、第二个线盘或第二台设备才划算\n- 可填入自有数据的计算表',
    ],
    paper: {
      en: '## The question\n\nAsk three people in a harness plant how long a changeover takes and you receive three answers. The machine says two minutes, because it counts from the first key to the first stroke. The operator says eight, because he walks to the store. The planner says twenty, because that is what is left of the hour when two lots have been exchanged. All three are right.\n\nThis paper uses the third definition: the time between the last good part of one lot and the first good part of the next.\n\n## What we measured\n\nIn four plants with 11 to 64 presses we stood beside 212 changeovers. The median was 17 minutes. Only a fifth of it was work at the machine.\n\n- 6.1 minutes: finding tool, reel and drawing\n- 4.4 minutes: test crimps, waiting for the micrograph or the pull test\n- 3.4 minutes: work at the machine\n- 3.1 minutes: everything else, from the signature to the empty label printer\n\n## What it costs\n\nWith an hourly rate of 68 francs for operator and machine, seventeen minutes cost 19.30. Eleven test crimps on a 1.5 mm² wire with a sealed terminal add 6.60. A lot of fifty carries 52 centimes a wire for the changeover alone, more than terminal, seal and copper together.\n\nThe first test crimp is the dearest: while it is judged, everything stands still. A press that measures the crimp height itself needs four test crimps instead of eleven and no walk to the laboratory. In our sample it saved 5.8 minutes.\n\n## In which order measures pay\n\n- First the search: a trolley with tool, reel and drawing for the next lot costs nothing but discipline and saves a third.\n- Then the release: a measured crimp height replaces most test crimps. It pays from about nine changeovers a shift.\n- Then the tool: a second applicator per terminal pays from about fourteen.\n- Last the machine: a second press pays only if the first one runs, which below lots of eighty it rarely does.\n\n## Worksheet\n\nNote for one shift: number of changeovers (a), median minutes from last good to first good part (b), test crimps per changeover (c), hourly rate (d), cost of one test crimp (e). The cost of changing over in a shift is a times (b divided by 60 times d, plus c times e). Repeat it after each measure; stop when the next one costs more than it saves in two years.\n\n> What is not measured is not small. It is only quiet.',
      de: '## Die Frage\n\nFragt man in einem Kabelsatzwerk drei Personen, wie lange ein Rüstvorgang dauert, erhält man drei Antworten. Die Maschine sagt zwei Minuten, denn sie zählt von der ersten Taste bis zum ersten Hub. Die Bedienung sagt acht, denn sie geht ins Lager. Die Planung sagt zwanzig, denn so viel fehlt an der Stunde, wenn zwei Lose gewechselt haben. Alle drei haben recht.\n\nHier gilt die dritte Definition: die Zeit zwischen dem letzten guten Teil des einen Loses und dem ersten guten Teil des nächsten.\n\n## Was wir gemessen haben\n\nIn vier Werken mit 11 bis 64 Pressen standen wir neben 212 Rüstvorgängen. Der Median lag bei 17 Minuten. Nur ein Fünftel davon war Arbeit an der Maschine.\n\n- 6,1 Minuten: Werkzeug, Spule und Zeichnung suchen\n- 4,4 Minuten: Probecrimps, Warten auf Schliffbild oder Auszugstest\n- 3,4 Minuten: Arbeit an der Maschine\n- 3,1 Minuten: alles Übrige, von der Unterschrift bis zum leeren Etikettendrucker\n\n## Was es kostet\n\nBei einem Stundensatz von 68 Franken für Bedienung und Maschine kosten siebzehn Minuten 19.30 Franken. Elf Probecrimps an einer 1,5-mm²-Leitung mit gedichtetem Kontakt kommen mit 6.60 hinzu. Ein Fünfzigerlos trägt allein für das Rüsten 52 Rappen pro Leitung, mehr als Kontakt, Dichtung und Kupfer zusammen.\n\nDer erste Probecrimp ist der teuerste: Solange er beurteilt wird, steht alles still. Eine Presse, die die Crimphöhe selbst misst, braucht vier statt elf Probecrimps und keinen Gang ins Labor. In unserer Stichprobe sparte sie 5,8 Minuten.\n\n## In welcher Reihenfolge sich Massnahmen lohnen\n\n- Zuerst das Suchen: Ein Wagen mit Werkzeug, Spule und Zeichnung für das nächste Los kostet nur Disziplin und spart ein Drittel.\n- Dann die Freigabe: Eine gemessene Crimphöhe ersetzt die meisten Probecrimps. Das lohnt sich ab etwa neun Rüstvorgängen pro Schicht.\n- Dann das Werkzeug: Ein zweites Crimpwerkzeug pro Kontakt lohnt sich ab etwa vierzehn.\n- Zuletzt die Maschine: Eine zweite Presse lohnt sich nur, wenn die erste läuft, und das tut sie unter Achtzigerlosen selten.\n\n## Rechenblatt\n\nNotieren Sie eine Schicht lang: Zahl der Rüstvorgänge (a), Median der Minuten vom letzten bis zum ersten guten Teil (b), Probecrimps pro Rüstvorgang (c), Stundensatz (d), Kosten eines Probecrimps (e). Das Rüsten kostet pro Schicht a mal (b durch 60 mal d plus c mal e). Wiederholen Sie die Rechnung nach jeder Massnahme und hören Sie auf, wenn die nächste mehr kostet, als sie in zwei Jahren spart.\n\n> Was nicht gemessen wird, ist nicht klein. Es ist nur still.',
    },
  },
  {
    slug: 'holding-the-crimp-height',
    date: '2026-02-18T07:00:00.000Z',
    image: 'story-gauge',
    title: ['Holding the crimp height', 'Die Crimphöhe halten', 'クリンプハイトを保つ', '保持压接高度'],
    lead: [
      'What a closed loop can correct, what it cannot, and how to tell from force curves which of the two is happening.',
      'Was eine Regelung korrigieren kann, was nicht, und wie man an Kraftverläufen erkennt, was gerade geschieht.',
      'フィードバック制御で補正できること、できないこと。荷重波形からその違いを見分ける方法を解説します。',
      '闭环能修正什么、不能修正什么，以及如何从力曲线加以判别。',
    ],
    summary: [
      '- The four causes of drift and the signature of each in the force curve\n- Limits: when a correct height hides a bad crimp\n- How many parts a capability study needs\n- Recommended windows for open and closed barrels from 0.13 to 6 mm²',
      '- Die vier Ursachen der Drift und ihre Handschrift im Kraftverlauf\n- Grenzen: wenn eine richtige Höhe einen schlechten Crimp verdeckt\n- Wie viele Teile eine Fähigkeitsuntersuchung braucht\n- Empfohlene Fenster für offene und geschlossene Hülsen von 0,13 bis 6 mm²',
      '- ドリフトの4つの原因と、荷重波形に現れるそれぞれの特徴\n- 限界：正しい高さが不良圧着を隠す場合\n- 工程能力調査に必要なサンプル数\n- 0.13～6 mm²のオープンバレル／クローズドバレル推奨管理幅',
      '- 漂移的四种成因及其在力曲线中的特征\n- 局限：高度正确却掩盖不良压接的情形\n- 能力研究需要多少样件\n- 0.13至6平方毫米开口与闭口端子的推荐窗口',
    ],
    paper: {
      en: '## Why height\n\nThe height of a crimp is not its quality. It is the one dimension that can be measured on every part in a tenth of a second, and for a given terminal, wire and tool it correlates with the compression that makes the joint.\n\n## Four causes of drift\n\n- Temperature: the frame of a press grows by about 6 µm per kelvin in the first hour. The force curve keeps its shape and moves.\n- Wear: anvil and crimper lose 10 to 15 µm in 200,000 strokes. The curve becomes wider at its foot.\n- Material: another batch of terminals differs in thickness by up to 4 per cent. The peak changes, the foot does not.\n- Wire: missing strands lower the whole curve. This is not drift, and it must not be corrected.\n\n## What the loop does\n\nAfter each stroke the press compares the measured height with the target and moves the ram by a part of the difference, 30 per cent as a rule. A larger share answers noise; a smaller one follows too slowly. With these settings the standard deviation of 10,000 crimps on a 0.5 mm² wire was 3.1 µm with the loop and 8.7 µm without.\n\n## What it must not do\n\nA loop that sees only height will press a wire with missing strands to the correct height. The crimp looks right and holds half. Therefore the loop is locked to the force: if the area under the curve differs from the reference by more than 6 per cent, the part is rejected and the loop does not move.\n\n## Capability\n\nThirty parts show that a press can do it once. Take five parts from each of twenty-five set-ups instead: what matters is not how well the press repeats itself, but how well it finds its way back. A Cpk of 1.67 over set-ups is worth more than one of 2.5 within one.\n\n## Recommended windows\n\n- 0.13 to 0.35 mm²: plus or minus 0.02 mm\n- 0.5 to 1.5 mm²: plus or minus 0.03 mm\n- 2.5 to 6 mm²: plus or minus 0.05 mm\n\nThe data sheet of the terminal takes precedence in every case.',
      de: '## Warum die Höhe\n\nDie Höhe eines Crimps ist nicht seine Güte. Sie ist das eine Mass, das sich an jedem Teil in einer Zehntelsekunde messen lässt, und für gegebenen Kontakt, Leitung und Werkzeug hängt sie mit der Verpressung zusammen, die die Verbindung ausmacht.\n\n## Vier Ursachen der Drift\n\n- Temperatur: Der Rahmen einer Presse wächst in der ersten Stunde um etwa 6 µm pro Kelvin. Der Kraftverlauf behält die Form und wandert.\n- Verschleiss: Amboss und Crimper verlieren 10 bis 15 µm auf 200 000 Hübe. Der Verlauf wird am Fuss breiter.\n- Material: Ein anderes Kontaktlos weicht in der Dicke bis 4 Prozent ab. Die Spitze ändert sich, der Fuss nicht.\n- Leitung: Fehlende Litzen senken den ganzen Verlauf. Das ist keine Drift und darf nicht korrigiert werden.\n\n## Was die Regelung tut\n\nNach jedem Hub vergleicht die Presse die gemessene Höhe mit dem Sollwert und verstellt den Stössel um einen Teil der Abweichung, in der Regel 30 Prozent. Ein grösserer Anteil antwortet auf Rauschen, ein kleinerer folgt zu langsam. So betrug die Standardabweichung von 10 000 Crimps an einer 0,5-mm²-Leitung mit Regelung 3,1 µm, ohne 8,7 µm.\n\n## Was sie nicht tun darf\n\nEine Regelung, die nur die Höhe sieht, presst auch eine Leitung mit fehlenden Litzen auf das richtige Mass. Der Crimp sieht gut aus und hält die Hälfte. Darum ist die Regelung an die Kraft gekoppelt: Weicht die Fläche unter dem Verlauf mehr als 6 Prozent von der Referenz ab, wird das Teil ausgeschieden, und die Regelung bewegt sich nicht.\n\n## Fähigkeit\n\nDreissig Teile zeigen, dass eine Presse es einmal kann. Nehmen Sie besser je fünf Teile aus fünfundzwanzig Rüstvorgängen: Wichtig ist nicht, wie gut sich die Presse wiederholt, sondern wie gut sie zurückfindet. Ein Cpk von 1,67 über Rüstvorgänge ist mehr wert als einer von 2,5 innerhalb eines einzigen.\n\n## Empfohlene Fenster\n\n- 0,13 bis 0,35 mm²: plus/minus 0,02 mm\n- 0,5 bis 1,5 mm²: plus/minus 0,03 mm\n- 2,5 bis 6 mm²: plus/minus 0,05 mm\n\nDas Datenblatt des Kontakts geht in jedem Fall vor.',
    },
  },
  {
    slug: 'records-for-high-voltage-harnesses',
    date: '2025-10-14T07:00:00.000Z',
    image: 'orbis-340-v',
    title: [
      'Records for high-voltage harnesses',
      'Protokolle für Hochvolt-Kabelsätze',
      '高電圧ハーネスの検査記録',
      '高压线束的检测记录',
    ],
    lead: [
      'What has to be known of every connection fifteen years later, how much of it a machine can write down by itself, and how to find it again.',
      'Was man über jede Verbindung nach fünfzehn Jahren wissen muss, wie viel davon eine Maschine selbst aufschreibt, und wie man es wiederfindet.',
      '15年後、すべての接続について何を知る必要があるか。そのうち機械が自動で記録できる範囲と、記録の探し方をまとめました。',
      '十五年后需要了解每个连接的哪些信息、设备能自动记录多少，以及如何再次找到。',
    ],
    summary: [
      '- A minimal record: nineteen fields, of which sixteen need no typing\n- Insulation test, partial discharge, shield resistance: which test finds which fault\n- Storage for fifteen years in formats that will still open\n- From the serial number of a vehicle to the crimp, in under a minute',
      '- Ein knappes Protokoll: neunzehn Felder, von denen sechzehn niemand tippt\n- Isolationsprüfung, Teilentladung, Schirmwiderstand: welche Prüfung welchen Fehler findet\n- Aufbewahrung für fünfzehn Jahre in Formaten, die sich dann noch öffnen lassen\n- Von der Fahrgestellnummer zum Crimp in unter einer Minute',
      '- 必要最小限の記録：19項目のうち16項目は入力不要\n- 絶縁試験、部分放電、シールド抵抗。どの試験がどの不良を見つけるか\n- 15年後も開ける形式での保存\n- 車両の製造番号から圧着箇所まで1分以内で到達',
      '- 精简记录：十九个字段，其中十六个无需录入\n- 绝缘测试、局部放电、屏蔽电阻：各自能发现何种故障\n- 以十五年后仍可打开的格式保存\n- 从车辆序列号追溯到压接点，不到一分钟',
    ],
    paper: {
      en: '## Nineteen fields\n\nA record is useful if somebody who was not there can decide from it whether a harness may stay in a vehicle. We compared the demands of nine manufacturers; what they have in common fits into nineteen fields. Sixteen of them a line knows by itself: time, machine, program and its version, tool with its strokes, batch of wire, terminal and seal, height, force, result of each test. Three remain for people: who released the lot, by which drawing, and what was unusual.\n\n## Which test finds what\n\n- Continuity finds what is missing, never what is weak.\n- Insulation resistance at 1,000 volts finds damaged insulation if air is not the insulator. A clean cut in dry air passes.\n- Withstand voltage finds the clean cut. It also ages the part; once is enough.\n- Partial discharge finds voids in potted connectors that will fail after years.\n- Shield resistance below 5 milliohm finds the folded braid that no camera sees.\n\n## Fifteen years\n\nNo database product of 2010 is still supported today. What still opens is text. Keep each record as one line of text with named fields, sign it, and keep the definition of the fields in the same archive. A harness plant with 40,000 harnesses a month writes 9 gigabytes a year in this form, pictures of micrographs not included.\n\n## Finding it again\n\nThe key is the label. A two-dimensional code on every harness, printed before the first wire is cut, joins everything that follows. In a trial with a supplier in Győr the way from the serial number of a vehicle to the force curve of one crimp took 41 seconds, most of it for the call.',
      de: '## Neunzehn Felder\n\nEin Protokoll taugt, wenn jemand, der nicht dabei war, daraus entscheiden kann, ob ein Kabelsatz im Fahrzeug bleiben darf. Wir haben die Vorgaben von neun Herstellern verglichen; was ihnen gemeinsam ist, passt in neunzehn Felder. Sechzehn davon weiss eine Linie selbst: Zeit, Maschine, Programm und Version, Werkzeug mit Hubzahl, Los von Leitung, Kontakt und Dichtung, Höhe, Kraft, Ergebnis jeder Prüfung. Drei bleiben den Menschen: wer das Los freigab, nach welcher Zeichnung, und was ungewöhnlich war.\n\n## Welche Prüfung was findet\n\n- Durchgang findet, was fehlt, nie, was schwach ist.\n- Isolationswiderstand bei 1000 Volt findet beschädigte Isolation, sofern nicht Luft isoliert. Ein sauberer Schnitt in trockener Luft besteht.\n- Spannungsfestigkeit findet den sauberen Schnitt. Sie altert aber auch das Teil; einmal genügt.\n- Teilentladung findet Lunker in vergossenen Steckern, die erst nach Jahren versagen.\n- Schirmwiderstand unter 5 Milliohm findet das umgeschlagene Geflecht, das keine Kamera sieht.\n\n## Fünfzehn Jahre\n\nKein Datenbankprodukt von 2010 wird heute noch unterstützt. Was sich noch öffnen lässt, ist Text. Halten Sie jedes Protokoll als eine Textzeile mit benannten Feldern fest, signieren Sie es, und bewahren Sie die Beschreibung der Felder im selben Archiv auf. Ein Werk mit 40 000 Kabelsätzen im Monat schreibt so 9 Gigabyte im Jahr, Schliffbilder nicht mitgezählt.\n\n## Wiederfinden\n\nDer Schlüssel ist das Etikett. Ein zweidimensionaler Code an jedem Kabelsatz, gedruckt vor dem ersten Schnitt, verbindet alles Folgende. In einem Versuch mit einem Zulieferer in Győr dauerte der Weg von der Fahrgestellnummer zum Kraftverlauf eines Crimps 41 Sekunden, die meisten davon für den Anruf.',
    },
  },
];
