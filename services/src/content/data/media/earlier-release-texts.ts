import type { MediaReleaseText } from './media-release-texts.ts';

/** The older half of the media releases, newest first. */
export const earlierReleases: readonly MediaReleaseText[] = [
  {
    slug: 'annual-results-2025',
    date: '2026-03-12T06:00:00.000Z',
    isAdhoc: true,
    image: null,
    title: [
      '2025: KMX grows by 6.6 per cent and earns more',
      '2025: KMX wächst um 6,6 Prozent und verdient mehr',
      '2025年通期：売上高6.6%増、増益を達成',
      '2025年：KMX增长6.6%，盈利提高',
    ],
    lead: [
      'Net sales of CHF 446.2 million, orders of CHF 458.5 million and a margin of 12.4 per cent. The board proposes a dividend of CHF 6.50.',
      'Umsatz 446,2 Millionen Franken, Auftragseingang 458,5 Millionen, Marge 12,4 Prozent. Der Verwaltungsrat beantragt eine Dividende von 6.50 Franken.',
      '売上高4億4,620万スイスフラン、受注高4億5,850万スイスフラン、営業利益率12.4%。取締役会は1株6.50スイスフランの配当を提案します。',
      '净销售额4.462亿瑞士法郎，新增订单4.585亿，利润率12.4%。董事会提议每股派息6.50瑞士法郎。',
    ],
    body: [
      '_Ad hoc announcement pursuant to the listing rules._\n\nAfter a weaker 2024, all three regions grew. Service contributed 31 per cent of sales, two points more than the year before: machines that stay in use for decades need parts, training and overhauls.\n\n## Result\n\nThe operating result rose from CHF 45.6 to 55.3 million, the net result to CHF 41.9 million. Development cost CHF 38.4 million, 8.6 per cent of sales.\n\n## Outlook for 2026\n\nKMX expects sales between CHF 465 and 480 million. The [annual report 2025](/company/investors/annual-report-2025) is published today.',
      '_Ad-hoc-Mitteilung gemäss Kotierungsreglement._\n\nNach einem schwächeren 2024 sind alle drei Regionen gewachsen. Der Service trug 31 Prozent zum Umsatz bei, zwei Punkte mehr als im Vorjahr: Maschinen, die Jahrzehnte im Einsatz bleiben, brauchen Teile, Schulung und Überholung.\n\n## Ergebnis\n\nDas Betriebsergebnis stieg von 45,6 auf 55,3 Millionen Franken, der Reingewinn auf 41,9 Millionen. Die Entwicklung kostete 38,4 Millionen, 8,6 Prozent des Umsatzes.\n\n## Ausblick 2026\n\nKMX erwartet einen Umsatz zwischen 465 und 480 Millionen Franken. Der [Geschäftsbericht 2025](/company/investors/annual-report-2025) erscheint heute.',
      '_上場規則に基づく適時開示。_\n\n低調だった2024年から一転し、3地域すべてで増収となりました。数十年にわたり使われる機械には部品、研修、オーバーホールが欠かせず、サービス比率は前年から2ポイント上昇して31%に達しました。\n\n## 業績\n\n営業利益は4,560万から5,530万スイスフランへ、純利益は4,190万スイスフランへ増加。開発費は3,840万スイスフランで、売上高の8.6%です。\n\n## 2026年の見通し\n\n売上高は4億6,500万～4億8,000万スイスフランを見込みます。[年次報告書2025](/company/investors/annual-report-2025)を本日公開しました。',
      '_根据上市规则发布的特别公告。_\n\n在较弱的2024年之后，三大区域均实现增长。设备使用数十年，离不开备件、培训与翻新；服务占销售额31%，比上年提高两个百分点。\n\n## 业绩\n\n营业利润由4560万增至5530万瑞士法郎，净利润达4190万。研发投入3840万瑞士法郎，占销售额8.6%。\n\n## 2026年展望\n\nKMX预计销售额为4.65亿至4.80亿瑞士法郎。[2025年度报告](/company/investors/annual-report-2025)今日发布。',
    ],
  },
  {
    slug: 'kmx-acquires-all-of-tesslab',
    date: '2025-12-02T06:00:00.000Z',
    isAdhoc: true,
    image: 'story-7',
    title: [
      'KMX takes over the remaining 40 per cent of Tesslab',
      'KMX übernimmt die restlichen 40 Prozent von Tesslab',
      'KMX、Tesslabの残り40%を取得し完全子会社化',
      'KMX收购Tesslab剩余40%股份',
    ],
    lead: [
      'The specialist for harness testing, 112 employees and CHF 27 million in sales, becomes a wholly owned company. Brand and site stay.',
      'Der Spezialist für die Kabelsatzprüfung, 112 Mitarbeitende und 27 Millionen Franken Umsatz, gehört nun ganz zu KMX. Marke und Standort bleiben.',
      'ハーネス検査の専門企業Tesslab（従業員112名、売上高2,700万スイスフラン）を完全子会社化します。ブランドと拠点は維持します。',
      '线束检测专家Tesslab（员工112人，销售额2700万瑞士法郎）成为全资子公司，品牌与所在地不变。',
    ],
    body: [
      '_Ad hoc announcement pursuant to the listing rules._\n\nKMX has held 60 per cent since 2019. The founders, who now sell their shares, remain in the management until the end of 2027. The parties have agreed not to disclose the price; it is paid from existing funds.\n\nTesslab testers have been part of KMX lines for six years. As one company, both can now use the same records: from the first crimp to the tested harness without a break.',
      '_Ad-hoc-Mitteilung gemäss Kotierungsreglement._\n\nKMX hält seit 2019 60 Prozent. Die Gründer, die nun verkaufen, bleiben bis Ende 2027 in der Geschäftsleitung. Über den Preis wurde Stillschweigen vereinbart; er wird aus vorhandenen Mitteln bezahlt.\n\nPrüfgeräte von Tesslab gehören seit sechs Jahren zu KMX-Linien. Als ein Unternehmen nutzen beide nun dieselben Protokolle: vom ersten Crimp bis zum geprüften Kabelsatz ohne Bruch.',
      '_上場規則に基づく適時開示。_\n\nKMXは2019年から60%を保有してきました。今回株式を譲渡する創業者は、2027年末まで経営に留まります。取得価額は非開示とし、自己資金で支払います。\n\nTesslabの検査装置は6年前からKMXのラインに組み込まれています。一つの会社となることで、最初の圧着から検査済みハーネスまで、途切れのない記録を共有できます。',
      '_根据上市规则发布的特别公告。_\n\nKMX自2019年起持有60%股份。此次出让股份的创始人将留任管理层至2027年底。双方约定不披露价格，款项以自有资金支付。\n\nTesslab检测设备六年来一直是KMX生产线的一部分。成为一家公司后，双方使用同一份记录：从首次压接到检测合格的线束，全程不断。',
    ],
  },
  {
    slug: 'half-year-results-2025',
    date: '2025-08-21T05:00:00.000Z',
    isAdhoc: true,
    image: null,
    title: [
      'Half-year 2025: orders return in all regions',
      'Halbjahr 2025: Die Aufträge kehren in allen Regionen zurück',
      '2025年上期：全地域で受注が回復',
      '2025年上半年：各区域订单全面回升',
    ],
    lead: [
      'Net sales rose by 6.1 per cent to CHF 219.9 million, the margin to 11.8 per cent. KMX raises its outlook for the year.',
      'Der Umsatz stieg um 6,1 Prozent auf 219,9 Millionen Franken, die Marge auf 11,8 Prozent. KMX erhöht den Ausblick auf das Jahr.',
      '売上高は6.1%増の2億1,990万スイスフラン、営業利益率は11.8%に上昇。通期見通しを引き上げます。',
      '净销售额增长6.1%至2.199亿瑞士法郎，利润率升至11.8%。KMX上调全年展望。',
    ],
    body: [
      '_Ad hoc announcement pursuant to the listing rules._\n\nOrders of CHF 228.1 million exceeded sales for the first time in five quarters. In Asia, bench machines for appliance makers led the recovery; in Europe it was overhauls.\n\nThe inventory fell by CHF 9.8 million, because spare parts are now planned from the operating hours that customers share.\n\n## Outlook\n\nKMX now expects net sales of CHF 435 to 450 million for 2025 instead of 425 to 440 million.',
      '_Ad-hoc-Mitteilung gemäss Kotierungsreglement._\n\nMit 228,1 Millionen Franken lagen die Aufträge zum ersten Mal seit fünf Quartalen über dem Umsatz. In Asien trugen Tischgeräte für Hersteller von Haushaltgeräten die Erholung, in Europa die Überholungen.\n\nDer Lagerbestand sank um 9,8 Millionen Franken, weil Ersatzteile nun nach den Betriebsstunden geplant werden, die unsere Kundschaft mit uns teilt.\n\n## Ausblick\n\nKMX erwartet für 2025 neu einen Umsatz von 435 bis 450 Millionen Franken statt 425 bis 440 Millionen.',
      '_上場規則に基づく適時開示。_\n\n受注高は2億2,810万スイスフランとなり、5四半期ぶりに売上高を上回りました。アジアでは家電メーカー向け卓上機、欧州ではオーバーホールが回復を牽引しました。\n\nお客様から共有いただく稼働時間に基づいて部品を計画し、在庫は980万スイスフラン減少しました。\n\n## 見通し\n\n2025年通期の売上高予想を、4億2,500万～4億4,000万から4億3,500万～4億5,000万スイスフランに引き上げます。',
      '_根据上市规则发布的特别公告。_\n\n新增订单2.281亿瑞士法郎，五个季度以来首次高于销售额。亚洲由面向家电制造商的台式设备带动复苏，欧洲则是设备翻新。\n\n备件现按客户共享的运行小时规划，库存减少980万瑞士法郎。\n\n## 展望\n\nKMX将2025年净销售额预期由4.25亿至4.40亿上调至4.35亿至4.50亿瑞士法郎。',
    ],
  },
  {
    slug: 'crimp-academy-20000-participants',
    date: '2025-05-15T07:00:00.000Z',
    isAdhoc: false,
    image: 'academy-hero',
    title: [
      'The Crimp Academy welcomes its 20,000th participant',
      'Die Crimp Academy begrüsst die 20 000. Teilnehmerin',
      'Crimp Academy、受講者2万人に到達',
      '压接学院迎来第两万名学员',
    ],
    lead: [
      'Since 1996 people from 61 countries have learned in Winterthur what makes a good connection. Most come back.',
      'Seit 1996 haben in Winterthur Menschen aus 61 Ländern gelernt, was eine gute Verbindung ausmacht. Die meisten kommen wieder.',
      '1996年以来、61か国の人々がヴィンタートゥールで良い接続とは何かを学びました。その多くが再び訪れます。',
      '自1996年以来，来自61个国家的学员在温特图尔学习什么是好的连接。多数人会再次前来。',
    ],
    body: [
      'The 20,000th participant is Agnieszka Wrona, a quality engineer from Gliwice. She came for micrographs and stayed a day longer to take a press apart.\n\nA course has eight places and at least five machines. Theory takes a third of the time; the rest is cutting, crimping, measuring and explaining the result to each other.\n\n> Whoever has ground a bad crimp once recognises it by its sound.',
      'Die 20 000. Teilnehmerin ist Agnieszka Wrona, Qualitätsingenieurin aus Gliwice. Sie kam wegen der Schliffbilder und blieb einen Tag länger, um eine Presse zu zerlegen.\n\nEin Kurs hat acht Plätze und mindestens fünf Maschinen. Ein Drittel der Zeit ist Theorie; der Rest ist schneiden, crimpen, messen und einander das Ergebnis erklären.\n\n> Wer einmal einen schlechten Crimp geschliffen hat, erkennt ihn am Ton.',
      '2万人目の受講者は、グリヴィツェの品質技術者アグニェシュカ・ヴロナさんです。断面観察を学びに来て、プレスを分解するために1日滞在を延ばしました。\n\n1コースの定員は8名、機械は5台以上。講義は全体の3分の1で、残りは切断、圧着、測定、そして結果を互いに説明する時間です。\n\n> 悪い圧着を一度研磨した人は、次からは音でわかります。',
      '第两万名学员是来自格利维采的质量工程师阿格涅什卡·弗罗纳。她为学习金相而来，又多留一天亲手拆解压接机。\n\n每期八个名额，至少五台设备。理论占三分之一，其余时间用于切断、压接、测量，并互相讲解结果。\n\n> 亲手研磨过一次不良压接的人，凭声音就能认出它。',
    ],
  },
  {
    slug: 'katalin-szabo-becomes-chief-executive',
    date: '2024-10-22T05:00:00.000Z',
    isAdhoc: true,
    image: null,
    title: [
      'Katalin Szabó becomes chief executive of KMX',
      'Katalin Szabó wird Vorsitzende der Geschäftsleitung',
      'カタリン・サボー、KMX最高経営責任者に就任',
      '卡塔琳·萨博出任KMX首席执行官',
    ],
    lead: [
      'The present head of development takes over on 1 January 2025 from Martin Oberholzer, who retires after sixteen years.',
      'Die bisherige Leiterin der Entwicklung übernimmt am 1. Januar 2025 von Martin Oberholzer, der nach sechzehn Jahren in Pension geht.',
      '開発責任者のサボーが、16年務めて退任するマルティン・オーバーホルツァーの後任として2025年1月1日に就任します。',
      '现任研发总监将于2025年1月1日接任，马丁·奥伯霍尔策在任职十六年后退休。',
    ],
    body: [
      '_Ad hoc announcement pursuant to the listing rules._\n\nKatalin Szabó, 47, joined KMX in 2006 as a control engineer. The closed loop for the crimp height, today in every press of the house, was her first project; since 2018 she has led a development of 310 people.\n\nUnder Martin Oberholzer sales grew from CHF 190 million to over 400 million. He remains at the side of the company as chairman of the academy foundation.',
      '_Ad-hoc-Mitteilung gemäss Kotierungsreglement._\n\nKatalin Szabó, 47, kam 2006 als Regelungstechnikerin zu KMX. Die Regelung der Crimphöhe, heute in jeder Presse des Hauses, war ihr erstes Projekt; seit 2018 leitet sie eine Entwicklung mit 310 Personen.\n\nUnter Martin Oberholzer stieg der Umsatz von 190 auf über 400 Millionen Franken. Als Präsident der Stiftung der Academy bleibt er dem Unternehmen verbunden.',
      '_上場規則に基づく適時開示。_\n\nカタリン・サボー（47歳）は2006年に制御技術者として入社しました。現在全プレスに搭載されているクリンプハイト制御は彼女の最初のプロジェクトです。2018年からは310名の開発部門を率いています。\n\nオーバーホルツァーの在任中、売上高は1億9,000万から4億スイスフラン超に成長しました。今後はアカデミー財団の理事長として会社を支えます。',
      '_根据上市规则发布的特别公告。_\n\n卡塔琳·萨博现年47岁，2006年作为控制工程师加入KMX。如今每台压接机都采用的压接高度闭环控制正是她的首个项目；2018年起她领导310人的研发团队。\n\n在马丁·奥伯霍尔策任内，销售额由1.9亿增至4亿多瑞士法郎。他将以学院基金会主席身份继续支持公司。',
    ],
  },
];
