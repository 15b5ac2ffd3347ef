import type { SampleTexts } from '../../../files/sample-language.ts';

/** A media release as it is written: slug, date, whether it is an ad hoc announcement, place and texts. */
export interface MediaReleaseText {
  readonly slug: string;
  readonly date: string;
  readonly isAdhoc: boolean;
  readonly image: string | null;
  readonly title: SampleTexts;
  readonly lead: SampleTexts;
  /** Small markdown. */
  readonly body: SampleTexts;
}

/** The newer half of the media releases, newest first. */
export const recentReleases: readonly MediaReleaseText[] = [
  {
    slug: 'corvus-550-duo-at-productronica',
    date: '2026-11-05T07:00:00.000Z',
    isAdhoc: false,
    image: 'corvus-550-duo',
    title: [
      'KMX shows the change of a harness variant in under four minutes',
      'KMX zeigt den Wechsel einer Kabelsatzvariante in unter vier Minuten',
      'KMX、ハーネス品種の切替を4分以内で実演',
      'KMX现场演示四分钟内完成线束换型',
    ],
    lead: [
      'At Productronica in Munich the Corvus 550 Duo processes two wires in each cycle and changes lots without an operator reaching into the machine.',
      'An der Productronica in München verarbeitet die Corvus 550 Duo zwei Leitungen pro Takt und wechselt Lose, ohne dass jemand in die Maschine greift.',
      'ミュンヘンのProductronicaで、Corvus 550 Duoが1サイクル2本の加工と、機内に手を入れないロット切替を披露します。',
      '在慕尼黑Productronica展会上，Corvus 550 Duo每个节拍加工两根导线，换批时无需人员伸手进入设备。',
    ],
    body: [
      'Lots in harness production have halved in ten years, while the number of variants has tripled. On the stand in hall A4, stand 312, visitors can follow a complete change: reel, terminal, seal and program, with the clock beside it.\n\n## Measured, not announced\n\nEvery crimp on the stand is measured and shown. Whoever wants to can take home the record of the last hundred.\n\n- Two wires per cycle, lengths from 60 to 12,000 mm\n- Crimp height held to 0.01 mm by a closed loop\n- First orders are delivered in the second quarter of 2027\n\n> A demonstration without a clock is a film.\n\nThe machine is shown from 17 to 20 November 2026.',
      'Die Lose der Kabelsatzfertigung haben sich in zehn Jahren halbiert, die Zahl der Varianten hat sich verdreifacht. Am Stand in Halle A4, Stand 312, lässt sich ein ganzer Wechsel verfolgen: Spule, Kontakt, Dichtung und Programm, mit der Uhr daneben.\n\n## Gemessen statt angekündigt\n\nJeder Crimp am Stand wird gemessen und angezeigt. Wer mag, nimmt das Protokoll der letzten hundert mit nach Hause.\n\n- Zwei Leitungen pro Takt, Längen von 60 bis 12 000 mm\n- Crimphöhe auf 0,01 mm geregelt\n- Auslieferung der ersten Bestellungen im zweiten Quartal 2027\n\n> Eine Vorführung ohne Uhr ist ein Film.\n\nDie Maschine ist vom 17. bis 20. November 2026 zu sehen.',
      'ハーネス生産のロットサイズは10年で半減し、品種数は3倍になりました。A4ホール312ブースでは、スプール、端子、シール、プログラムの切替を、時計を添えて最初から最後までご覧いただけます。\n\n## 予告ではなく実測\n\nブースでの圧着はすべて測定し、その場で表示します。ご希望の方には直近100回分の記録をお持ち帰りいただけます。\n\n- 1サイクル2本、線長60～12,000 mm\n- クリンプハイトを0.01 mm単位でフィードバック制御\n- 初回受注分の納入は2027年第2四半期\n\n> 時計のない実演は、ただの映像です。\n\n展示期間は2026年11月17日から20日までです。',
      '十年间线束生产的批量减半，而品种数增至三倍。在A4馆312展台，观众可以全程观看换型：线盘、端子、密封件与程序，计时器就在一旁。\n\n## 以实测代替宣告\n\n展台上的每次压接都被测量并显示。有兴趣的观众可带走最近一百次的记录。\n\n- 每节拍两根导线，线长60至12000毫米\n- 压接高度闭环控制，精度0.01毫米\n- 首批订单于2027年第二季度交付\n\n> 没有计时的演示只是一段影片。\n\n展示时间为2026年11月17日至20日。',
    ],
  },
  {
    slug: 'new-hall-in-brno',
    date: '2026-10-06T06:00:00.000Z',
    isAdhoc: false,
    image: 'story-8',
    title: [
      'Assembly of bench presses moves into the new hall in Brno',
      'Montage der Tischpressen zieht in die neue Halle in Brno',
      '卓上プレスの組立をブルノの新棟へ移管',
      '台式压接机装配迁入布尔诺新厂房',
    ],
    lead: [
      '4,200 square metres, 86 workplaces and a delivery time of three weeks: KMX has taken its second European plant into operation.',
      '4200 Quadratmeter, 86 Arbeitsplätze und drei Wochen Lieferzeit: KMX hat das zweite europäische Werk in Betrieb genommen.',
      '面積4,200 m²、86名体制、納期3週間。KMXは欧州で2番目となる工場の操業を開始しました。',
      '4200平方米、86个岗位、三周交期：KMX在欧洲的第二座工厂投入使用。',
    ],
    body: [
      'The hall was planned by those who work in it. Assembly stands in a line along the north windows, because the light there does not change; parts come from the south side without crossing a walkway.\n\n## What customers notice\n\nBench presses that were delivered in seven weeks so far leave the plant after three. Every press runs 2,000 test crimps before it is packed, and its record travels with it.\n\nKMX has invested CHF 14.5 million. The roof carries 640 kW of solar panels; on a clear day in June they cover the whole demand of the building.',
      'Die Halle haben jene geplant, die darin arbeiten. Die Montage steht in einer Reihe an den Nordfenstern, weil sich das Licht dort nicht ändert; die Teile kommen von Süden, ohne einen Gehweg zu kreuzen.\n\n## Was die Kundschaft merkt\n\nTischpressen, die bisher sieben Wochen brauchten, verlassen das Werk nach drei. Jede Presse macht 2000 Probecrimps, bevor sie verpackt wird, und ihr Protokoll reist mit.\n\nKMX hat 14,5 Millionen Franken investiert. Auf dem Dach liegen 640 kW Photovoltaik; an einem klaren Junitag decken sie den ganzen Bedarf des Gebäudes.',
      '新棟は、そこで働く人たち自身が設計しました。組立ラインは光の変わらない北側の窓に沿って並び、部品は南側から通路を横切らずに届きます。\n\n## お客様にとっての変化\n\nこれまで7週間だった卓上プレスの納期が3週間になります。梱包前に全数2,000回の試し圧着を行い、その記録を製品に添付します。\n\n投資額は1,450万スイスフラン。屋根には640 kWの太陽光パネルを備え、6月の晴れた日には建屋の全需要を賄います。',
      '厂房由在其中工作的人自行规划。装配线沿光线恒定的北窗排列，零件从南侧送入，不穿越人行通道。\n\n## 客户感受到的变化\n\n台式压接机的交期由七周缩短至三周。每台设备包装前完成2000次试压，记录随机交付。\n\nKMX投资1450万瑞士法郎。屋顶装有640千瓦光伏，六月晴日可满足整栋建筑的用电。',
    ],
  },
  {
    slug: 'half-year-results-2026',
    date: '2026-08-20T05:00:00.000Z',
    isAdhoc: true,
    image: null,
    title: [
      'Half-year 2026: sales rise by 5.2 per cent, margin reaches 12.7 per cent',
      'Halbjahr 2026: Umsatz steigt um 5,2 Prozent, Marge erreicht 12,7 Prozent',
      '2026年上期：売上高5.2%増、営業利益率12.7%',
      '2026年上半年：销售额增长5.2%，利润率达12.7%',
    ],
    lead: [
      'Net sales of KMX came to CHF 231.4 million in the first six months. New orders grew faster than sales; the outlook for the year is confirmed.',
      'KMX hat in den ersten sechs Monaten 231,4 Millionen Franken umgesetzt. Der Auftragseingang wuchs schneller als der Umsatz; der Ausblick auf das Jahr wird bestätigt.',
      'KMXの上期売上高は2億3,140万スイスフランとなりました。受注は売上を上回る伸びを示し、通期見通しを据え置きます。',
      'KMX上半年净销售额为2.314亿瑞士法郎。新增订单增速高于销售额，维持全年展望。',
    ],
    body: [
      '_Ad hoc announcement pursuant to the listing rules._\n\nOrder intake came to CHF 247.0 million, 8.3 per cent more than a year before. Testing equipment grew most, because makers of high-voltage harnesses now document every connection.\n\n## Key figures\n\n- Net sales: CHF 231.4 million (first half of 2025: 219.9 million)\n- Order intake: CHF 247.0 million (228.1 million)\n- Operating result: CHF 29.4 million (25.9 million)\n- Margin: 12.7 per cent (11.8 per cent)\n\n## Outlook\n\nKMX expects net sales between CHF 465 and 480 million for 2026 and a margin above that of the previous year, provided that exchange rates stay near their present level.',
      '_Ad-hoc-Mitteilung gemäss Kotierungsreglement._\n\nDer Auftragseingang betrug 247,0 Millionen Franken, 8,3 Prozent mehr als im Vorjahr. Am stärksten wuchs die Prüftechnik, weil Hersteller von Hochvolt-Kabelsätzen heute jede Verbindung belegen.\n\n## Kennzahlen\n\n- Umsatz: 231,4 Mio. Franken (1. Halbjahr 2025: 219,9 Mio.)\n- Auftragseingang: 247,0 Mio. Franken (228,1 Mio.)\n- Betriebsergebnis: 29,4 Mio. Franken (25,9 Mio.)\n- Marge: 12,7 Prozent (11,8 Prozent)\n\n## Ausblick\n\nKMX erwartet für 2026 einen Umsatz zwischen 465 und 480 Millionen Franken und eine Marge über jener des Vorjahrs, sofern die Wechselkurse nahe beim heutigen Stand bleiben.',
      '_上場規則に基づく適時開示。_\n\n受注高は2億4,700万スイスフランで、前年同期比8.3%増となりました。高電圧ハーネスメーカーがすべての接続を記録するようになり、検査装置が最も伸びました。\n\n## 主要数値\n\n- 売上高：2億3,140万スイスフラン（2025年上期：2億1,990万）\n- 受注高：2億4,700万スイスフラン（2億2,810万）\n- 営業利益：2,940万スイスフラン（2,590万）\n- 営業利益率：12.7%（11.8%）\n\n## 見通し\n\n為替が現在の水準近辺で推移することを前提に、2026年通期の売上高を4億6,500万～4億8,000万スイスフラン、営業利益率は前年を上回ると見込んでいます。',
      '_根据上市规则发布的特别公告。_\n\n新增订单2.470亿瑞士法郎，同比增长8.3%。检测设备增幅最大，因为高压线束制造商如今对每个连接都留存记录。\n\n## 关键数据\n\n- 净销售额：2.314亿瑞士法郎（2025年上半年：2.199亿）\n- 新增订单：2.470亿瑞士法郎（2.281亿）\n- 营业利润：2940万瑞士法郎（2590万）\n- 利润率：12.7%（11.8%）\n\n## 展望\n\n若汇率保持在目前水平附近，KMX预计2026年净销售额为4.65亿至4.80亿瑞士法郎，利润率高于上年。',
    ],
  },
  {
    slug: 'scriba-560-uv-released',
    date: '2026-06-24T07:00:00.000Z',
    isAdhoc: false,
    image: 'scriba-560-uv',
    title: [
      'Scriba 560 UV marks wires without ink and checks each character',
      'Scriba 560 UV markiert Leitungen ohne Tinte und prüft jedes Zeichen',
      'Scriba 560 UV、インクレス印字と全文字検査を両立',
      'Scriba 560 UV：无墨标识，逐字检验',
    ],
    lead: [
      'The new laser marker covers cross-sections from 0.13 to 16 mm² and rejects a mark whose contrast would not be legible in forty years.',
      'Das neue Lasermarkiergerät deckt Querschnitte von 0,13 bis 16 mm² ab und verwirft eine Schrift, deren Kontrast in vierzig Jahren nicht mehr lesbar wäre.',
      '新型レーザーマーカは0.13～16 mm²の電線に対応。40年後に読めなくなるコントラストの印字を、その場で除外します。',
      '新款激光标识机适用0.13至16平方毫米导线，并剔除四十年后将无法辨读的标识。',
    ],
    body: [
      'Ultraviolet light changes the pigment of the insulation instead of covering it. Nothing is added, nothing can rub off, and there are no solvents to dispose of.\n\nA camera measures the contrast of each character while the wire is still in the guide. What lies below 55 per cent is cut out and made again; the operator sees why.\n\nThe Scriba 560 UV can be ordered now and connects to all cutters of the Pila and Corvus series.',
      'Ultraviolettes Licht verändert das Pigment der Isolation, statt es zu überdecken. Es kommt nichts hinzu, es reibt sich nichts ab, und es fallen keine Lösemittel an.\n\nEine Kamera misst den Kontrast jedes Zeichens, solange die Leitung noch in der Führung liegt. Was unter 55 Prozent fällt, wird herausgeschnitten und neu gemacht; am Bildschirm steht, warum.\n\nDie Scriba 560 UV ist ab sofort bestellbar und passt zu allen Schneidegeräten der Reihen Pila und Corvus.',
      '紫外線は被覆の顔料そのものを変色させます。何も付け加えないため擦れて消えることがなく、溶剤の廃棄も不要です。\n\n電線がガイド内にある間に、カメラが1文字ずつコントラストを測定します。55%に満たない部分は切り落として作り直し、その理由を画面に表示します。\n\nScriba 560 UVは受注を開始しました。PilaおよびCorvusシリーズのすべての切断機と接続できます。',
      '紫外光改变绝缘层颜料本身，而非覆盖其上。不添加任何物质，不会磨损，也无需处理溶剂。\n\n导线仍在导向装置内时，相机逐字测量对比度。低于55%的部分被切除并重新制作，屏幕显示原因。\n\nScriba 560 UV现已接受订购，可与Pila和Corvus系列所有切断设备连接。',
    ],
  },
  {
    slug: 'annual-general-meeting-2026',
    date: '2026-04-28T15:00:00.000Z',
    isAdhoc: false,
    image: null,
    title: [
      'Annual general meeting approves a dividend of CHF 6.50 per share',
      'Generalversammlung beschliesst Dividende von 6.50 Franken pro Aktie',
      '定時株主総会、1株当たり6.50スイスフランの配当を承認',
      '股东大会批准每股派息6.50瑞士法郎',
    ],
    lead: [
      '412 shareholders met in Winterthur. They agreed to all motions of the board of directors and elected Dr Ilse Hofer as a new member.',
      '412 Aktionärinnen und Aktionäre kamen in Winterthur zusammen. Sie stimmten allen Anträgen des Verwaltungsrats zu und wählten Dr. Ilse Hofer neu in das Gremium.',
      'ヴィンタートゥールで開催された総会には株主412名が出席し、取締役会の全議案を承認。イルゼ・ホーファー博士を新たに選任しました。',
      '412名股东齐聚温特图尔，通过董事会全部议案，并选举伊尔莎·霍费尔博士为新任董事。',
    ],
    body: [
      'The shareholders present held 71.8 per cent of all votes. The annual report, the remuneration report and the discharge of the board were approved with more than 97 per cent each.\n\nThe dividend of CHF 6.50 corresponds to 62 per cent of the net result and is paid out on 5 May 2026.\n\nDr Ilse Hofer, 52, led the development of a maker of measuring instruments for eleven years. She takes the seat of Peter Lanz, who retires from the board after twelve years.',
      'Die Anwesenden vertraten 71,8 Prozent aller Stimmen. Geschäftsbericht, Vergütungsbericht und Entlastung wurden mit je über 97 Prozent angenommen.\n\nDie Dividende von 6.50 Franken entspricht 62 Prozent des Reingewinns und wird am 5. Mai 2026 ausbezahlt.\n\nDr. Ilse Hofer, 52, leitete elf Jahre lang die Entwicklung eines Messgeräteherstellers. Sie übernimmt den Sitz von Peter Lanz, der nach zwölf Jahren aus dem Verwaltungsrat zurücktritt.',
      '出席株主の議決権は全体の71.8%でした。年次報告書、報酬報告書、取締役の責任免除はいずれも97%を超える賛成で承認されました。\n\n1株当たり6.50スイスフランの配当は純利益の62%に相当し、2026年5月5日に支払われます。\n\nイルゼ・ホーファー博士（52歳）は、計測機器メーカーで11年間開発を率いてきました。12年務めて退任するペーター・ランツの後任となります。',
      '到会股东代表71.8%的表决权。年度报告、薪酬报告及董事会免责均以超过97%的赞成票通过。\n\n每股6.50瑞士法郎的股息相当于净利润的62%，将于2026年5月5日派发。\n\n伊尔莎·霍费尔博士现年52岁，曾在一家测量仪器制造商主持研发十一年，接替任职十二年后卸任的彼得·兰茨。',
    ],
  },
];
