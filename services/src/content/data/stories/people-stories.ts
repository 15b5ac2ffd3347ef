import type { StoryText } from './story-text.ts';

/** Stories about people at and behind the machines. */
export const peopleStories: readonly StoryText[] = [
  {
    slug: 'forty-years-at-the-same-press',
    date: '2026-01-21T08:00:00.000Z',
    image: 'story-veteran',
    category: 'people',
    contacts: ['heidi-brunner'],
    products: ['ferro-140'],
    title: [
      'Forty years at the same press',
      'Vierzig Jahre an derselben Presse',
      '同じプレスと40年',
      '与同一台压接机相伴四十年',
    ],
    lead: [
      'Heidi Brunner learned on serial number 17. Now she teaches others what a control cannot hear.',
      'Heidi Brunner hat an der Seriennummer 17 gelernt. Heute lehrt sie, was keine Steuerung hört.',
      'ハイディ・ブルンナーは製造番号17で学び、今は制御装置には聞こえない音を教えています。',
      '海蒂·布鲁纳在17号机上学艺，如今她教人听出控制器听不到的声音。',
    ],
    body: [
      '"You hear a worn blade before you see it," she says and lets the press run with her eyes closed. In the academy in Winterthur she trains forty operators a year; a third of them come from abroad.\n\n## What has changed\n\nThe machines measure what used to be experience. What remains is the question **why** a value drifts, and the patience to look for it.\n\nSerial number 17 stands at the entrance. It is switched on every Friday at four.',
      '«Ein stumpfes Messer hört man, bevor man es sieht», sagt sie und lässt die Presse mit geschlossenen Augen laufen. In der Academy in Winterthur schult sie vierzig Bedienende im Jahr, ein Drittel kommt aus dem Ausland.\n\n## Was sich geändert hat\n\nDie Maschinen messen, was früher Erfahrung war. Geblieben ist die Frage, **warum** ein Wert wandert, und die Geduld, es herauszufinden.\n\nDie Seriennummer 17 steht am Eingang. Sie läuft jeden Freitag um vier.',
      '「刃の摩耗は、見えるより先に聞こえます」。彼女は目を閉じてプレスを動かします。ヴィンタートゥールのアカデミーで年間40名を指導し、3分の1は海外からの受講者です。\n\n## 変わったこと\n\nかつての経験は、機械が測定するようになりました。残ったのは、**なぜ**値がずれるのかという問いと、それを探る根気です。\n\n製造番号17は玄関に立ち、毎週金曜4時に電源が入ります。',
      '“刀片钝了，先听得出，后才看得到，”她闭着眼让压接机运行。她每年在温特图尔的学院培训四十名操作员，三分之一来自海外。\n\n## 什么变了\n\n过去靠经验的，如今由设备测量。留下的是**为什么**数值会漂移这个问题，以及寻找答案的耐心。\n\n17号机立在入口，每周五下午四点通电运转。',
    ],
  },
  {
    slug: 'the-night-shift-writes-the-manual',
    date: '2026-07-29T07:00:00.000Z',
    image: 'story-night',
    category: 'people',
    contacts: ['heidi-brunner'],
    products: ['ferro-125', 'corvus-530'],
    title: [
      'The night shift writes the manual',
      'Die Nachtschicht schreibt die Anleitung',
      '夜勤が書いたマニュアル',
      '夜班写出的操作手册',
    ],
    lead: [
      'Nobody read the instruction of 84 pages. So six operators from Komárno wrote one of nine, at the hours when questions come up.',
      'Die Anleitung mit 84 Seiten las niemand. Also schrieben sechs Bedienende aus Komárno eine mit neun, zu der Zeit, in der die Fragen kommen.',
      '84ページの手順書を読む人はいませんでした。そこでコマールノの作業者6名が、疑問が生まれる時間帯に9ページの手順書を書きました。',
      '八十四页的说明书无人阅读。于是科马尔诺的六名操作员，在问题出现的时段，写出了九页。',
    ],
    body: [
      'At three in the morning there is no one to ask. That is why the night shift knows best what a manual has to say.\n\nFor four weeks the six wrote down each question the moment it came up: which side does the seal go in, why does the light blink twice, what does the customer accept. There were 137 questions. Eleven made up two thirds of all stops.\n\n![A training bench with a crimping press](/images/academy-hero.webp =1770x1180 "The nine pages hang on the machine, not in the office.")\n\n## Nine pages, no sentence longer than a line\n\nEach page answers one question with one picture from the real machine, with the dirt on it. Slovak on the left, Hungarian on the right. Page nine says whom to call when none of it helps.\n\n> We did not simplify it. We only left out what nobody had asked.\n> — Shift leader, Komárno\n\nThe academy now begins every course with an empty sheet and the question: what did you want to know last night?',
      'Um drei Uhr morgens ist niemand da, den man fragen kann. Darum weiss die Nachtschicht am besten, was in einer Anleitung stehen muss.\n\nVier Wochen lang schrieben die sechs jede Frage auf, sobald sie auftauchte: Auf welche Seite kommt die Dichtung, warum blinkt das Licht zweimal, was akzeptiert der Kunde. Es waren 137 Fragen. Elf davon machten zwei Drittel aller Stillstände aus.\n\n![Schulungsplatz mit einer Crimppresse](/images/academy-hero.webp =1770x1180 "Die neun Seiten hängen an der Maschine, nicht im Büro.")\n\n## Neun Seiten, kein Satz länger als eine Zeile\n\nJede Seite beantwortet eine Frage mit einem Bild der echten Maschine, mit dem Schmutz darauf. Links Slowakisch, rechts Ungarisch. Seite neun sagt, wen man anruft, wenn alles nichts hilft.\n\n> Wir haben es nicht vereinfacht. Wir haben nur weggelassen, was niemand gefragt hatte.\n> — Schichtleiterin, Komárno\n\nDie Academy beginnt jeden Kurs jetzt mit einem leeren Blatt und der Frage: Was wollten Sie letzte Nacht wissen?',
      '午前3時、尋ねる相手はいません。だからこそ、手順書に何を書くべきかを最もよく知っているのは夜勤です。\n\n6名は4週間、疑問が生まれた瞬間に書き留めました。シールはどちら向きか、なぜランプが2回点滅するのか、お客様はどこまで許容するのか。集まった137件のうち、11件が停止の3分の2を占めていました。\n\n![圧着プレスを備えた研修台](/images/academy-hero.webp =1770x1180 "9ページは事務所ではなく、機械に掛けてあります。")\n\n## 9ページ、1行を超える文はなし\n\n各ページは1つの疑問に、汚れもそのままの実機の写真1枚で答えます。左はスロバキア語、右はハンガリー語。9ページ目には、解決しないときの連絡先があります。\n\n> 簡単にしたのではありません。誰も聞かなかったことを省いただけです。\n> — コマールノのシフトリーダー\n\nアカデミーの全コースは今、白紙と「昨夜、何を知りたかったですか」という問いから始まります。',
      '凌晨三点，没有人可以询问。因此夜班最清楚手册里该写什么。\n\n六个人用四周时间，把每个问题在出现的那一刻记下来：防水栓朝哪边，灯为什么闪两下，客户能接受到什么程度。共137个问题，其中十一个造成了三分之二的停机。\n\n![配有压接机的培训台](/images/academy-hero.webp =1770x1180 "九页手册挂在设备上，而不是办公室里。")\n\n## 九页，每句不超过一行\n\n每页用一张真实设备的照片回答一个问题，连污渍也保留。左边斯洛伐克语，右边匈牙利语。第九页写着：如果都没用，该打电话给谁。\n\n> 我们没有简化，只是删掉了没人问过的内容。\n> — 科马尔诺的班长\n\n如今学院的每门课程都从一张白纸和一个问题开始：昨晚您想知道什么？',
    ],
  },
  {
    slug: 'an-apprenticeship-in-two-languages',
    date: '2026-04-01T07:00:00.000Z',
    image: 'story-apprentice',
    category: 'people',
    contacts: ['heidi-brunner', 'yuki-tanabe'],
    products: ['norma-05', 'lyra-215'],
    title: [
      'An apprenticeship in two languages',
      'Eine Lehre in zwei Sprachen',
      '二つの言語で学ぶ見習い',
      '两种语言的学徒期',
    ],
    lead: [
      'Lin Wei learns in Winterthur, Jonas Frei in Songjiang. After six months they change places, and the machine stays the same.',
      'Lin Wei lernt in Winterthur, Jonas Frei in Songjiang. Nach sechs Monaten tauschen sie die Plätze, die Maschine bleibt dieselbe.',
      'リン・ウェイはヴィンタートゥールで、ヨナス・フライは松江で学びます。半年後に場所を入れ替えますが、機械は同じです。',
      '林薇在温特图尔学习，约纳斯·弗赖在松江学习。半年后两人互换，设备不变。',
    ],
    body: [
      'The first word Jonas learned was 毛刺, burr. The first that Lin Wei learned was Feierabend. Both say that the second lesson was harder: what counts as good enough.\n\n## The same drawing, two readings\n\nA drawing demands a crimp height of 1.24 mm, plus or minus three hundredths. In Winterthur one aims for the middle. In Songjiang one aims for the side on which the tool will wear. Both are right, and now both plants do it like Songjiang.\n\n![Assembly stations with tools laid out in order](/images/careers.webp =1770x1180 "Whose bench is whose can be seen only by the order of the tools.")\n\n> I explained the same gauge in three languages and understood it in the third.\n> — Lin Wei, apprentice in her third year\n\nTwelve apprentices take part every year. The exchange is open to those of our customers as well: the next begins in September.',
      'Das erste Wort, das Jonas lernte, war 毛刺, Grat. Das erste von Lin Wei war Feierabend. Beide sagen, die zweite Lektion sei schwerer gewesen: was als gut genug gilt.\n\n## Dieselbe Zeichnung, zwei Lesarten\n\nEine Zeichnung verlangt 1,24 mm Crimphöhe, plus minus drei Hundertstel. In Winterthur zielt man auf die Mitte. In Songjiang zielt man auf die Seite, zu der das Werkzeug verschleisst. Beide haben recht, und heute machen es beide Werke wie Songjiang.\n\n![Montageplätze mit geordnet ausgelegtem Werkzeug](/images/careers.webp =1770x1180 "Wem welcher Platz gehört, sieht man nur an der Ordnung des Werkzeugs.")\n\n> Ich habe dieselbe Lehre in drei Sprachen erklärt und in der dritten verstanden.\n> — Lin Wei, Lernende im dritten Jahr\n\nZwölf Lernende machen jedes Jahr mit. Der Austausch steht auch jenen unserer Kunden offen: Der nächste beginnt im September.',
      'ヨナスが最初に覚えた言葉は「毛刺」（バリ）。リン・ウェイの最初の言葉は「Feierabend」（終業）。二人とも、難しかったのは次の課題だと言います。「十分に良い」とは何か。\n\n## 同じ図面、二つの読み方\n\n図面の指示はクリンプハイト1.24 mm、±0.03 mm。ヴィンタートゥールでは中央を狙い、松江では工具が摩耗していく側を見越して狙います。どちらも正しく、今は両工場とも松江の方法です。\n\n![工具が整然と並ぶ組立ステーション](/images/careers.webp =1770x1180 "どの作業台が誰のものかは、工具の並べ方でしか分かりません。")\n\n> 同じ測定器を3つの言語で説明し、3つ目でようやく理解しました。\n> — リン・ウェイ（見習い3年目）\n\n毎年12名が参加します。お客様の見習いの方も歓迎します。次回は9月開始です。',
      '约纳斯学会的第一个词是“毛刺”，林薇学会的第一个词是Feierabend（下班）。两人都说，第二课更难：什么才算足够好。\n\n## 同一张图纸，两种读法\n\n图纸要求压接高度1.24毫米，公差正负百分之三毫米。温特图尔瞄准中间值，松江则瞄准模具磨损方向的预留侧。两者都对，如今两个工厂都采用松江的做法。\n\n![工具摆放整齐的装配工位](/images/careers.webp =1770x1180 "哪个工位属于谁，只能从工具的摆放看出来。")\n\n> 我用三种语言讲解同一把量规，到第三种才真正明白。\n> — 林薇，三年级学徒\n\n每年有十二名学徒参加，也向客户的学徒开放：下一期九月开始。',
    ],
  },
];
