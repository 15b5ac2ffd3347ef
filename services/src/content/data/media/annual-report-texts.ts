import type { SampleTexts } from '../../../files/sample-language.ts';

interface ChapterText {
  readonly anchor: string;
  readonly title: SampleTexts;
  /** Small markdown. */
  readonly body: SampleTexts;
}

interface FigureText {
  readonly name: SampleTexts;
  readonly unit: SampleTexts;
  /** One value for each of the years of the report. */
  readonly values: readonly number[];
}

/** The years that the key figures of the annual report cover, oldest first. */
export const reportYears = [2021, 2022, 2023, 2024, 2025] as const;

const millions: SampleTexts = ['CHF million', 'Mio. CHF', '百万スイスフラン', '百万瑞士法郎'];
const percent: SampleTexts = ['%', '%', '%', '%'];

/** Five years of key figures. */
export const reportFigures: readonly FigureText[] = [
  {
    name: ['Net sales', 'Umsatz', '売上高', '净销售额'],
    unit: millions,
    values: [372.4, 405.1, 431.8, 418.6, 446.2],
  },
  {
    name: ['Order intake', 'Auftragseingang', '受注高', '新增订单'],
    unit: millions,
    values: [398, 421.7, 420.3, 409.9, 458.5],
  },
  {
    name: ['Operating margin', 'Betriebsmarge', '営業利益率', '营业利润率'],
    unit: percent,
    values: [10.8, 11.6, 12.1, 10.9, 12.4],
  },
  {
    name: ['Employees at year-end', 'Mitarbeitende am Jahresende', '期末従業員数', '年末员工人数'],
    unit: ['people', 'Personen', '名', '人'],
    values: [1640, 1715, 1790, 1802, 1846],
  },
];

/** Title and lead of the annual report. */
export const reportTitle: SampleTexts = [
  'Annual report 2025',
  'Geschäftsbericht 2025',
  '年次報告書 2025',
  '2025年度报告',
];
export const reportLead: SampleTexts = [
  'Growth in all regions, a higher margin and the first full year under new leadership. What we measured, what we learned, what comes next.',
  'Wachstum in allen Regionen, eine höhere Marge und das erste volle Jahr unter neuer Führung. Was wir gemessen, was wir gelernt haben und was kommt.',
  '全地域での成長、利益率の向上、そして新体制で迎えた最初の通期。私たちが測り、学び、これから取り組むこと。',
  '各区域增长、利润率提升，以及新领导层的首个完整年度。我们测量了什么、学到了什么、下一步是什么。',
];

/** Chapters of the annual report in reading order. */
export const reportChapters: readonly ChapterText[] = [
  {
    anchor: 'letter',
    title: ['To our shareholders', 'An unsere Aktionärinnen und Aktionäre', '株主の皆様へ', '致股东'],
    body: [
      '2025 was a year of small lots. Our customers ordered in smaller steps, changed more often and asked sooner. That suits a company whose machines are made for changing.\n\nNet sales rose by 6.6 per cent to CHF 446.2 million, orders by 11.9 per cent to CHF 458.5 million. The operating margin reached 12.4 per cent, the highest of the past five years. The board of directors proposes a dividend of CHF 6.50 per share.\n\n> We would rather explain one year of patience than ten years of spare parts we cannot deliver.\n\n_Katalin Szabó, Chief Executive, and Andreas Rohr, Chairman of the Board_',
      '2025 war ein Jahr der kleinen Lose. Unsere Kundschaft bestellte in kleineren Schritten, änderte öfter und fragte früher. Das passt zu einem Unternehmen, dessen Maschinen fürs Umrüsten gebaut sind.\n\nDer Umsatz stieg um 6,6 Prozent auf 446,2 Millionen Franken, der Auftragseingang um 11,9 Prozent auf 458,5 Millionen. Die Betriebsmarge erreichte 12,4 Prozent, so viel wie in keinem der letzten fünf Jahre. Der Verwaltungsrat beantragt eine Dividende von 6.50 Franken pro Aktie.\n\n> Lieber erklären wir ein Jahr Geduld als zehn Jahre lang Ersatzteile, die wir nicht liefern können.\n\n_Katalin Szabó, Vorsitzende der Geschäftsleitung, und Andreas Rohr, Präsident des Verwaltungsrats_',
      '2025年は小ロットの年でした。お客様は少量ずつ発注し、変更を重ね、より早い段階でご相談くださいます。切替を前提に機械を造る当社にとって、望ましい流れです。\n\n売上高は6.6%増の4億4,620万スイスフラン、受注高は11.9%増の4億5,850万スイスフラン。営業利益率は過去5年で最高の12.4%となりました。取締役会は1株当たり6.50スイスフランの配当を提案します。\n\n> 供給できない部品について10年謝るより、1年の辛抱を説明する道を選びます。\n\n_最高経営責任者 カタリン・サボー、取締役会議長 アンドレアス・ローア_',
      '2025年是小批量之年。客户下单更小、变更更频、咨询更早。这正适合一家为换型而造设备的公司。\n\n净销售额增长6.6%至4.462亿瑞士法郎，新增订单增长11.9%至4.585亿。营业利润率达12.4%，为五年来最高。董事会提议每股派息6.50瑞士法郎。\n\n> 我们宁愿解释一年的耐心，也不愿十年交不出备件。\n\n_首席执行官 卡塔琳·萨博，董事长 安德烈亚斯·罗尔_',
    ],
  },
  {
    anchor: 'markets',
    title: ['Markets and regions', 'Märkte und Regionen', '市場と地域', '市场与区域'],
    body: [
      'Europe contributed 48 per cent of sales, the Americas 27 and Asia 25. Growth was strongest in Asia, where makers of household appliances replaced machines from the first years of the century.\n\n- Vehicles: 44 per cent of sales, carried by high-voltage harnesses\n- Switch cabinets and machinery: 23 per cent\n- Household appliances: 18 per cent\n- Rail, aircraft and medical technology: 15 per cent',
      'Europa trug 48 Prozent zum Umsatz bei, Amerika 27 und Asien 25. Am stärksten wuchs Asien, wo Hersteller von Haushaltgeräten Maschinen aus den ersten Jahren des Jahrhunderts ersetzten.\n\n- Fahrzeuge: 44 Prozent des Umsatzes, getragen von Hochvolt-Kabelsätzen\n- Schaltschrank- und Maschinenbau: 23 Prozent\n- Haushaltgeräte: 18 Prozent\n- Bahn, Luftfahrt und Medizintechnik: 15 Prozent',
      '売上構成は欧州48%、米州27%、アジア25%です。2000年代初頭の機械の更新が家電メーカーで進み、アジアが最も伸びました。\n\n- 車両：売上の44%。高電圧ハーネスが牽引\n- 制御盤・産業機械：23%\n- 家電：18%\n- 鉄道・航空・医療機器：15%',
      '欧洲占销售额48%，美洲27%，亚洲25%。亚洲增长最快，家电制造商更换了本世纪初的设备。\n\n- 车辆：占销售额44%，由高压线束带动\n- 开关柜与机械：23%\n- 家用电器：18%\n- 轨道、航空与医疗：15%',
    ],
  },
  {
    anchor: 'development',
    title: ['Development', 'Entwicklung', '研究開発', '研发'],
    body: [
      'We spent CHF 38.4 million on development, 8.6 per cent of sales. 318 people work in it, 41 of them on software that did not exist in our machines ten years ago.\n\n## Two results\n\nThe double-sided line Corvus 550 Duo entered field tests with three customers. The laser marker Scriba 560 UV passed its endurance test of 3.2 million characters without a change of optics.',
      'Für die Entwicklung haben wir 38,4 Millionen Franken ausgegeben, 8,6 Prozent des Umsatzes. 318 Personen arbeiten darin, 41 von ihnen an Software, die es in unseren Maschinen vor zehn Jahren nicht gab.\n\n## Zwei Ergebnisse\n\nDie beidseitige Linie Corvus 550 Duo ging bei drei Kunden in den Feldversuch. Das Lasermarkiergerät Scriba 560 UV bestand den Dauertest von 3,2 Millionen Zeichen ohne Wechsel der Optik.',
      '開発投資は3,840万スイスフランで、売上高の8.6%です。318名が携わり、うち41名は10年前の機械には存在しなかったソフトウェアを担当しています。\n\n## 2つの成果\n\n両端加工ラインCorvus 550 Duoは3社で実証試験を開始しました。レーザーマーカScriba 560 UVは光学系を交換せずに320万文字の耐久試験に合格しました。',
      '研发投入3840万瑞士法郎，占销售额8.6%。研发人员318名，其中41人从事十年前设备中尚不存在的软件。\n\n## 两项成果\n\n双端生产线Corvus 550 Duo在三家客户处开始现场测试。激光标识机Scriba 560 UV在未更换光学件的情况下通过320万字符耐久测试。',
    ],
  },
  {
    anchor: 'responsibility',
    title: ['People and environment', 'Menschen und Umwelt', '人と環境', '人与环境'],
    body: [
      'At the end of the year 1,846 people worked for KMX, 112 of them as apprentices. Accidents with lost time fell to 4.1 per million hours.\n\nA crimp needs 38 per cent less energy than in 2018, and 92 per cent of scrap copper is returned. The [sustainability page](/company/sustainability) shows how we measure.',
      'Ende Jahr arbeiteten 1846 Personen bei KMX, 112 davon in der Lehre. Unfälle mit Ausfallzeit sanken auf 4,1 pro Million Stunden.\n\nEin Crimp braucht 38 Prozent weniger Energie als 2018, und 92 Prozent des Kupferausschusses werden zurückgeführt. Wie wir messen, steht auf der Seite [Nachhaltigkeit](/company/sustainability).',
      '期末の従業員は1,846名、うち112名が職業訓練生です。休業災害は100万時間当たり4.1件に減少しました。\n\n圧着1回当たりのエネルギーは2018年比で38%減、銅スクラップの92%を再資源化しています。測定方法は[サステナビリティ](/company/sustainability)をご覧ください。',
      '年末员工1846人，其中学徒112人。损失工时事故降至每百万小时4.1起。\n\n单次压接能耗较2018年降低38%，92%的铜废料得到回收。测量方法见[可持续发展](/company/sustainability)页面。',
    ],
  },
];
