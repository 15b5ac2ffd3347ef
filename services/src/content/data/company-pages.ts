import type { SeedEntry } from '../store/seed-content.ts';
import { createHeroBlock, createImageBlock, createQuoteBlock, createTextBlock } from './blocks.ts';
import { createJobs } from './jobs.ts';
import { createLocationsBlock } from './locations.ts';
import { createPage, localize } from './seed-builders.ts';

const company = createPage(
  'page-company',
  { slug: 'company' },
  localize((text) => ({
    title: text('Company', 'Unternehmen', '会社情報', '公司'),
    description: text(
      'KMX develops and builds wire-processing machines in Winterthur and serves them from eleven locations.',
      'KMX entwickelt und baut in Winterthur Maschinen für die Leitungsverarbeitung und betreut sie von elf Standorten aus.',
      'KMXはヴィンタートゥールで電線加工機を開発・製造し、世界11拠点でサポートします。',
      'KMX在温特图尔研发制造线束加工设备，并由十一个据点提供服务。',
    ),
    blocks: [
      createHeroBlock(
        text('Company', 'Unternehmen', '会社情報', '公司'),
        text(
          'A workshop that became a standard',
          'Aus einer Werkstatt wurde ein Massstab',
          '一つの工房から、業界の基準へ',
          '从一间作坊到行业标准',
        ),
        text(
          'In 1974 two toolmakers in Winterthur built a press that crimped the same height all day. Everything since follows from that idea.',
          '1974 bauten zwei Werkzeugmacher in Winterthur eine Presse, die den ganzen Tag dieselbe Höhe crimpte. Alles Weitere folgt aus dieser Idee.',
          '1974年、ヴィンタートゥールの工具職人二人が、一日中同じ高さで圧着できるプレスを造りました。すべてはそこから始まりました。',
          '1974年，两位温特图尔的工具匠造出一台整天压接高度不变的压接机。此后的一切都源于这个想法。',
        ),
        'company',
      ),
      createTextBlock(
        text('What we do', 'Was wir tun', '事業内容', '我们的业务'),
        text(
          'KMX develops, assembles and services machines for every step between the reel and the tested harness. About 1,850 people work for the company; one in six of them in development.\n\nOur customers build harnesses for vehicles, aircraft, household appliances and switch cabinets. They have one thing in common: **a connection that fails later costs more than one that is rejected today.**',
          'KMX entwickelt, montiert und betreut Maschinen für jeden Schritt zwischen Spule und geprüftem Kabelsatz. Rund 1850 Personen arbeiten im Unternehmen, jede sechste in der Entwicklung.\n\nUnsere Kundschaft fertigt Kabelsätze für Fahrzeuge, Flugzeuge, Haushaltgeräte und Schaltschränke. Eines ist allen gemeinsam: **Eine Verbindung, die später versagt, kostet mehr als eine, die heute aussortiert wird.**',
          'KMXは、スプールから検査済みハーネスまで、あらゆる工程の機械を開発・組立・保守しています。従業員は約1,850名、その6人に1人が開発に携わっています。\n\nお客様は自動車、航空機、家電、制御盤のハーネスを製造されています。共通するのは、**後で壊れる接続は、今日はじかれる接続よりも高くつく**という認識です。',
          'KMX为从线盘到成品线束的每道工序研发、装配设备并提供服务。公司约有1850名员工，其中六分之一从事研发。\n\n我们的客户为汽车、飞机、家电和控制柜制造线束。他们有一个共识：**日后失效的连接，代价远高于今天被剔除的连接。**',
        ),
      ),
      createQuoteBlock(
        text(
          'We do not promise zero defects. We promise that you will see each one before your customer does.',
          'Wir versprechen nicht null Fehler. Wir versprechen, dass Sie jeden sehen, bevor ihn Ihre Kundschaft sieht.',
          '「不良ゼロ」は約束しません。お客様の目に触れる前に、必ず見つけることを約束します。',
          '我们不承诺零缺陷，我们承诺您会先于客户发现每一个缺陷。',
        ),
        'Regula Ammann',
        text('Head of Quality, KMX', 'Leiterin Qualität, KMX', 'KMX 品質責任者', 'KMX质量总监'),
      ),
      createLocationsBlock(text),
    ],
  })),
);

const sustainability = createPage(
  'page-sustainability',
  { slug: 'sustainability', parentSlug: 'company' },
  localize((text) => ({
    title: text('Sustainability', 'Nachhaltigkeit', 'サステナビリティ', '可持续发展'),
    description: text(
      'Long-lived machines, less scrap copper and measured energy per crimp.',
      'Langlebige Maschinen, weniger Kupferausschuss und gemessene Energie pro Crimp.',
      '長寿命の機械、銅スクラップの削減、圧着ごとのエネルギー計測。',
      '耐用设备、更少铜废料、每次压接的能耗计量。',
    ),
    blocks: [
      createHeroBlock(
        text('Company', 'Unternehmen', '会社情報', '公司'),
        text(
          'The best machine is the one you keep',
          'Die beste Maschine ist die, die bleibt',
          '長く使えることが、最良の性能',
          '能长久使用的才是好设备',
        ),
        text(
          'Two out of three presses sold in 1998 still work. Spare parts for every machine are available for 20 years.',
          'Zwei von drei 1998 verkauften Pressen arbeiten noch. Ersatzteile gibt es für jede Maschine während 20 Jahren.',
          '1998年に販売したプレスの3台に2台が今も稼働。全機種の部品を20年間供給します。',
          '1998年售出的压接机有三分之二仍在运行，所有机型备件供应20年。',
        ),
        'sustainability',
      ),
      {
        __typename: 'NumbersBlock',
        title: text('Measured, not estimated', 'Gemessen, nicht geschätzt', '推定ではなく実測', '实测，而非估算'),
        items: [
          {
            value: '-38',
            unit: '%',
            label: text(
              'energy per crimp since 2018',
              'Energie pro Crimp seit 2018',
              '圧着1回あたりエネルギー（2018年比）',
              '单次压接能耗（较2018年）',
            ),
          },
          {
            value: '92',
            unit: '%',
            label: text(
              'of scrap copper returned',
              'des Kupferausschusses zurückgeführt',
              '銅スクラップの再資源化率',
              '铜废料回收率',
            ),
          },
          {
            value: '20',
            unit: text('years', 'Jahre', '年', '年'),
            label: text('spare-part supply', 'Ersatzteilversorgung', '部品供給期間', '备件供应'),
          },
        ],
      },
      createTextBlock(
        text('Where the effect is', 'Wo es wirkt', '効果の大きいところ', '效果所在'),
        text(
          'Nine tenths of the footprint of a machine arise in use. That is why we work there first:\n\n- servo drives return braking energy to the next stroke\n- set-up aids save wire: a change of terminal needs four test crimps instead of eleven\n- overhauled machines come back with a new warranty',
          'Neun Zehntel des Fussabdrucks einer Maschine entstehen im Betrieb. Darum setzen wir dort an:\n\n- Servoantriebe geben Bremsenergie an den nächsten Hub zurück\n- Einrichthilfen sparen Leitung: Ein Kontaktwechsel braucht vier statt elf Probecrimps\n- überholte Maschinen kommen mit neuer Garantie zurück',
          '機械の環境負荷の9割は使用中に生じます。だからこそ、そこから取り組みます。\n\n- サーボ駆動が制動エネルギーを次のストロークに回生\n- 段取り支援で電線を節約。端子交換時の試し圧着は11回から4回に\n- オーバーホール機は新しい保証付きで再稼働',
          '设备九成的环境足迹产生于使用阶段，因此我们从这里入手：\n\n- 伺服驱动将制动能量回馈给下一行程\n- 换型辅助节省线材：更换端子只需4次试压，而非11次\n- 翻新设备附带新的质保',
        ),
      ),
    ],
  })),
);

const careers = createPage(
  'page-careers',
  { slug: 'careers', parentSlug: 'company' },
  localize((text) => ({
    title: text('Careers', 'Karriere', '採用情報', '招聘信息'),
    description: text(
      'Work on machines whose result can be held in the hand.',
      'Arbeiten an Maschinen, deren Ergebnis man in der Hand hält.',
      '成果を手に取れる機械づくりの仕事。',
      '从事成果触手可及的设备工作。',
    ),
    blocks: [
      createHeroBlock(
        text('Careers', 'Karriere', '採用情報', '招聘信息'),
        text(
          'Work you can hold in your hand',
          'Arbeit, die man in der Hand halten kann',
          '手に取れる成果のある仕事',
          '看得见、摸得着的工作',
        ),
        text(
          'From the apprentice in the tool shop to the control engineer: everyone sees a machine run before it leaves the hall.',
          'Von der Lernenden im Werkzeugbau bis zum Steuerungsingenieur: Alle sehen die Maschine laufen, bevor sie die Halle verlässt.',
          '工具部門の見習いから制御技術者まで、誰もが出荷前に機械の動く姿を見届けます。',
          '从模具车间学徒到控制工程师，每个人都会在设备出厂前看到它运转。',
        ),
        'careers',
      ),
      createJobs(text),
      createImageBlock(
        'story-6',
        text(
          'Assembly of the Corvus series, hall 3',
          'Montage der Corvus-Baureihe, Halle 3',
          'Corvusシリーズの組立（第3棟）',
          'Corvus系列装配，3号车间',
        ),
        'BreakOut',
      ),
    ],
  })),
);

/** Pages about the company. */
export const companyPages: readonly SeedEntry[] = [company, sustainability, careers];
