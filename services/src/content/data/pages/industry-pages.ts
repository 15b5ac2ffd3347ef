import type { SeedEntry } from '../../store/seed-content.ts';
import { createContentPage, type Texts } from './block-writer.ts';

interface Industry {
  readonly slug: string;
  readonly image: string;
  readonly name: Texts;
  readonly title: Texts;
  readonly lead: Texts;
  readonly demands: Texts;
  readonly figures: readonly (readonly [value: string, unit: Texts, label: Texts])[];
  readonly products: readonly string[];
}

const overline: Texts = ['Industries', 'Branchen', '業界別ソリューション', '行业应用'];

// biome-ignore format: texts of one page side by side, one language after the other
const industries: readonly Industry[] = [
  {
    slug: 'automotive', image: 'industry-automotive', name: ['Automotive', 'Automobil', '自動車', '汽车'],
    title: ['Two kilometres of wire, no second chance', 'Zwei Kilometer Leitung, keine zweite Chance', '電線2km、やり直しはきかない', '两公里线束，没有第二次机会'],
    lead: ['A car holds some 1,500 wires. We build the lines that crimp, seal and test each of them, from 0.13 mm² sensor leads to 120 mm² high-voltage cable.', 'In einem Auto liegen rund 1500 Leitungen. Wir bauen die Linien, die jede einzelne crimpen, abdichten und prüfen: von der 0,13-mm²-Sensorleitung bis zum 120-mm²-Hochvoltkabel.', '1台の自動車には約1,500本の電線があります。0.13 mm²のセンサー線から120 mm²の高電圧ケーブルまで、一本ずつ圧着・シール・検査するラインをご提供します。', '一辆汽车约有1500根导线。从0.13 mm²传感器线到120 mm²高压电缆，我们的产线逐根压接、装密封塞并检测。'],
    demands: ['- Crimp force of every terminal, height of every lot, stored for 15 years\n- Seals seated and checked by camera before the terminal closes over them\n- Screens of high-voltage cables folded back without a single cut strand\n- Changeover between two variants in under four minutes', '- Crimpkraft jedes Kontakts, Höhe jedes Loses, 15 Jahre aufbewahrt\n- Dichtungen gesetzt und per Kamera geprüft, bevor der Kontakt sie umschliesst\n- Schirme von Hochvoltkabeln umgelegt, ohne eine Litze zu verletzen\n- Wechsel zwischen zwei Varianten in unter vier Minuten', '- 全端子の圧着荷重とロットごとの高さを15年間保存\n- 端子で覆う前に、防水シールの位置をカメラで確認\n- 高電圧ケーブルのシールドを素線を切らずに折り返し\n- 2品種間の段取り替えは4分以内', '- 每个端子的压接力、每批高度，数据保存15年\n- 端子合拢前由相机检查密封塞位置\n- 高压电缆屏蔽层翻折，不伤一根芯线\n- 两种产品切换不到四分钟'],
    figures: [['15', ['years', 'Jahre', '年', '年'], ['of traceable crimp data', 'rückverfolgbare Crimpdaten', '圧着データの追跡期間', '压接数据可追溯']], ['0.02', ['mm', 'mm', 'mm', 'mm'], ['window of the crimp height', 'Fenster der Crimphöhe', 'クリンプハイトの許容幅', '压接高度窗口']], ['4', ['min', 'min', '分', '分钟'], ['between two variants', 'zwischen zwei Varianten', '品種切替時間', '换型时间']]],
    products: ['corvus-550-duo', 'corvus-530', 'orbis-340-v'],
  },
  {
    slug: 'aerospace', image: 'industry-aerospace', name: ['Aerospace', 'Luftfahrt', '航空宇宙', '航空航天'],
    title: ['A wire that can still be read after forty years', 'Eine Leitung, die man nach vierzig Jahren noch liest', '40年後も読み取れる電線', '四十年后依然清晰可读'],
    lead: ['Thin insulation, silver-plated strands, a mark on every wire. Aircraft harnesses forgive nothing, least of all a nick.', 'Dünne Isolation, versilberte Litzen, eine Kennung auf jeder Leitung. Kabelsätze für Flugzeuge verzeihen nichts, am wenigsten eine Kerbe.', '薄い被覆、銀めっき素線、一本ごとの印字。航空機用ハーネスは、わずかな傷も許されません。', '薄绝缘、镀银芯线、逐根标识。航空线束容不得半点划伤。'],
    demands: ['- Ultraviolet marking with contrast measured on every character\n- Rotary and laser stripping of PTFE and polyimide without touching the conductor\n- Contact crimping with four indents and a gauge record per tool and shift\n- Reports in the form auditors ask for', '- UV-Markierung, Kontrast an jedem Zeichen gemessen\n- rotatives und Laser-Abisolieren von PTFE und Polyimid ohne Leiterberührung\n- Vierdorn-Crimpen mit Lehrenprotokoll je Werkzeug und Schicht\n- Berichte in der Form, die Auditoren verlangen', '- 全文字のコントラストを測定するUVマーキング\n- 導体に触れないPTFE・ポリイミドの回転式／レーザーストリップ\n- 工具・シフトごとのゲージ記録付き4点圧着\n- 監査で求められる書式の報告書', '- 紫外标识，逐字测量对比度\n- PTFE与聚酰亚胺旋转或激光剥皮，不触及导体\n- 四点压接，按模具和班次记录量规数据\n- 符合审核要求的报告格式'],
    figures: [['55', ['%', '%', '％', '%'], ['least contrast of a mark', 'Mindestkontrast der Schrift', '印字コントラストの下限', '标识最低对比度']], ['0', ['', '', '', ''], ['nicked strands accepted', 'angeritzte Litzen erlaubt', '許容される素線の傷', '允许划伤芯线数']], ['40', ['years', 'Jahre', '年', '年'], ['readable', 'lesbar', '判読可能', '可读年限']]],
    products: ['scriba-560-uv', 'lyra-290-l', 'norma-78'],
  },
  {
    slug: 'rail', image: 'industry-rail', name: ['Rail', 'Bahn', '鉄道', '轨道交通'],
    title: ['Built for thirty winters', 'Gebaut für dreissig Winter', '30回の冬に耐えるために', '经受三十个寒冬'],
    lead: ['Cables in rail vehicles are thick, halogen-free and stiff at minus twenty degrees. They need machines with force and patience.', 'Kabel in Schienenfahrzeugen sind dick, halogenfrei und bei minus zwanzig Grad steif. Sie brauchen Maschinen mit Kraft und Geduld.', '鉄道車両のケーブルは太く、ハロゲンフリーで、−20℃では硬くなります。力強く、根気のある機械が必要です。', '轨道车辆电缆粗、无卤，零下二十度时很硬，需要有力又有耐心的设备。'],
    demands: ['- Cutting up to 120 mm² with square faces\n- Two-stage stripping of jackets with filler and tape\n- Crimping of tubular lugs with recorded force\n- Tests with 4 kV and the time limits of the rail standards', '- Schneiden bis 120 mm² mit rechtwinkliger Schnittfläche\n- zweistufiges Abisolieren von Mänteln mit Füller und Band\n- Crimpen von Rohrkabelschuhen mit Kraftaufzeichnung\n- Prüfung mit 4 kV und den Zeiten der Bahnnormen', '- 120 mm²まで直角切断\n- 介在物・テープ入りシースの2段ストリップ\n- 荷重記録付きの銅管端子圧着\n- 鉄道規格の時間条件による4 kV試験', '- 切断至120 mm²，切口垂直\n- 带填充与包带护套的两级剥皮\n- 管形端子压接并记录力值\n- 按轨道标准时限进行4 kV测试'],
    figures: [['120', ['mm²', 'mm²', 'mm²', 'mm²'], ['largest cross-section', 'grösster Querschnitt', '最大断面積', '最大截面']], ['4', ['kV', 'kV', 'kV', 'kV'], ['test voltage', 'Prüfspannung', '試験電圧', '测试电压']], ['20', ['years', 'Jahre', '年', '年'], ['spare parts', 'Ersatzteile', '部品供給', '备件供应']]],
    products: ['pila-380', 'lyra-270-hv', 'orbis-340-v'],
  },
  {
    slug: 'medical', image: 'industry-medical', name: ['Medical technology', 'Medizintechnik', '医療機器', '医疗技术'],
    title: ['Finer than a hair, and documented', 'Feiner als ein Haar, und dokumentiert', '髪の毛より細く、すべて記録', '细于发丝，全程记录'],
    lead: ['Catheters and probes carry coaxial wires of AWG 42. What the eye cannot check, the camera measures.', 'Katheter und Sonden enthalten Koaxialleitungen AWG 42. Was das Auge nicht prüfen kann, misst die Kamera.', 'カテーテルやプローブにはAWG 42の同軸線が使われます。目で見えないものはカメラが測ります。', '导管与探头内有AWG 42同轴线。肉眼无法检查的，由相机测量。'],
    demands: ['- Coaxial stripping in three steps with 0.01 mm resolution\n- Clean cells without compressed-air exhaust\n- Electronic batch records with two signatures\n- Qualification in three phases (IQ, OQ, PQ) together with your engineers', '- Koaxiales Abisolieren in drei Stufen, 0,01 mm Auflösung\n- saubere Zellen ohne Abluft von Druckluft\n- elektronische Chargenprotokolle mit zwei Unterschriften\n- Qualifizierung in drei Phasen (IQ, OQ, PQ) mit Ihren Fachleuten', '- 分解能0.01 mm、3段の同軸ストリップ\n- エア排気のないクリーンセル\n- 2名署名の電子バッチ記録\n- お客様と進める3段階の適格性評価（IQ・OQ・PQ）', '- 三级同轴剥皮，分辨率0.01 mm\n- 无压缩空气排放的洁净单元\n- 双签名电子批记录\n- 与贵方工程师共同完成三阶段确认（IQ、OQ、PQ）'],
    figures: [['42', ['AWG', 'AWG', 'AWG', 'AWG'], ['finest wire', 'feinste Leitung', '最細電線', '最细导线']], ['0.01', ['mm', 'mm', 'mm', 'mm'], ['stripping resolution', 'Auflösung beim Abisolieren', 'ストリップ分解能', '剥皮分辨率']], ['100', ['%', '%', '％', '%'], ['camera inspection', 'Kameraprüfung', 'カメラ検査', '相机检测']]],
    products: ['lyra-230-coax', 'norma-12', 'norma-78'],
  },
  {
    slug: 'switchgear', image: 'industry-switchgear', name: ['Switchgear', 'Schaltschrankbau', '制御盤', '开关柜'],
    title: ['Every wire the right length, labelled, in order', 'Jede Leitung richtig lang, beschriftet, der Reihe nach', '正しい長さ、正しい表示、正しい順序', '每根导线长度准确、标识清楚、顺序正确'],
    lead: ['A control cabinet needs 400 wires of 400 lengths. Produced in the order of wiring, they save half of the assembly time.', 'Ein Schaltschrank braucht 400 Leitungen in 400 Längen. In der Reihenfolge der Verdrahtung gefertigt, sparen sie die Hälfte der Montagezeit.', '制御盤1面には400種類の長さの電線が400本必要です。配線順に加工すれば、組立時間は半分になります。', '一台控制柜需要400种长度的400根导线。按接线顺序加工，可节省一半装配时间。'],
    demands: ['- Data straight from the electrical design, no retyping\n- Ferrules from 0.25 to 16 mm², eight colours, one machine\n- Labels wrapped and read back\n- Bundles handed over in the order of wiring', '- Daten direkt aus der Elektrokonstruktion, ohne Abtippen\n- Aderendhülsen von 0,25 bis 16 mm², acht Farben, eine Maschine\n- Etiketten angebracht und zurückgelesen\n- Bündel in der Reihenfolge der Verdrahtung übergeben', '- 電気設計データを直接取込み、再入力なし\n- 0.25～16 mm²、8色のフェルール端子を1台で\n- ラベル貼付後に読取り確認\n- 配線順に束ねて供給', '- 直接读取电气设计数据，无需重复录入\n- 0.25至16 mm²、八色管形端子一机完成\n- 标签缠绕后回读核对\n- 按接线顺序成束交付'],
    figures: [['-50', ['%', '%', '％', '%'], ['assembly time', 'Montagezeit', '組立時間', '装配时间']], ['8', ['', '', '色', '色'], ['ferrule colours at once', 'Hülsenfarben zugleich', '同時搭載フェルール', '同时可用端子颜色']], ['16', ['mm²', 'mm²', 'mm²', 'mm²'], ['largest ferrule', 'grösste Hülse', '最大フェルール', '最大端子']]],
    products: ['ferro-250', 'scriba-90', 'onda-35'],
  },
  {
    slug: 'appliances', image: 'industry-appliances', name: ['Appliances', 'Haushaltgeräte', '家電', '家用电器'],
    title: ['Cents per wire, seconds per thousand', 'Rappen pro Leitung, Sekunden pro Tausend', '1本あたり数銭、千本あたり数秒を競う', '以分计价，以秒论千'],
    lead: ['In appliances the wire is cheap and the recall is not. Lines with a short cycle must still see every crimp.', 'Bei Haushaltgeräten ist die Leitung billig, der Rückruf nicht. Auch Linien mit kurzem Takt müssen jeden Crimp sehen.', '家電では電線は安価でも、リコールは高くつきます。短いタクトでも全数を見逃しません。', '家电线材便宜，召回却不便宜。节拍再短，也要看清每一次压接。'],
    demands: ['- 4,800 wires per hour with both ends crimped\n- Splices and tab terminals on one line\n- Operators trained in one day\n- Scrap counted by cause, not by weight', '- 4800 Leitungen pro Stunde, beide Enden gecrimpt\n- Verbinder und Flachsteckhülsen auf einer Linie\n- Bedienung in einem Tag gelernt\n- Ausschuss nach Ursache gezählt, nicht nach Gewicht', '- 両端圧着で毎時4,800本\n- スプライスと平形端子を1ラインで\n- 操作教育は1日\n- スクラップは重量でなく原因別に集計', '- 双端压接每小时4800根\n- 接线端子与插片端子同线加工\n- 操作培训一天完成\n- 废品按原因而非重量统计'],
    figures: [['4800', ['/h', '/h', '本/時', '根/时'], ['wires, both ends', 'Leitungen, beide Enden', '両端加工', '双端加工']], ['1', ['day', 'Tag', '日', '天'], ['of training', 'Schulung', 'トレーニング', '培训']], ['0.3', ['%', '%', '％', '%'], ['scrap in series', 'Ausschuss in Serie', '量産時のスクラップ率', '量产废品率']]],
    products: ['corvus-510', 'vela-420', 'ferro-235-s'],
  },
];

// biome-ignore format: texts of one page side by side, one language after the other
function createIndustryPage(industry: Industry): SeedEntry {
  const { slug, image, name, title, lead, demands, figures, products } = industry;
  const others = industries.filter((other) => other !== industry);
  return createContentPage(`page-industry-${slug}`, { slug, parentSlug: 'industries' }, name, lead, (blocks) => [
    blocks.hero(overline, title, lead, image, [[['Talk to a specialist', 'Mit einer Fachperson sprechen', '専門担当者に相談', '咨询专家'], { path: '/contact' }]]),
    blocks.text(['What counts', 'Worauf es ankommt', '求められること', '关键要求'], demands),
    blocks.numbers(['In figures', 'In Zahlen', '数字で見る', '数据'], figures),
    blocks.products(['Machines for this work', 'Maschinen für diese Arbeit', 'この用途の機械', '适用设备'], products),
    blocks.links(['Other industries', 'Weitere Branchen', 'その他の業界', '其他行业'], others.map((other) => [other.name, { path: `/industries/${other.slug}` }] as const)),
  ]);
}

// biome-ignore format: texts of one page side by side, one language after the other
const overview = createContentPage(
  'page-industries', { slug: 'industries' }, overline,
  ['What wire processing has to achieve in vehicles, aircraft, trains, medical devices, cabinets and appliances.', 'Was Leitungsverarbeitung in Fahrzeugen, Flugzeugen, Zügen, Medizingeräten, Schaltschränken und Haushaltgeräten leisten muss.', '自動車、航空機、鉄道、医療機器、制御盤、家電で電線加工に求められること。', '汽车、飞机、列车、医疗设备、控制柜与家电对线束加工的要求。'],
  (blocks) => [
    blocks.hero(['Where our machines work', 'Wo unsere Maschinen arbeiten', 'KMXが活躍する現場', '应用领域'], ['Six industries, one question: does it hold?', 'Sechs Branchen, eine Frage: Hält es?', '6つの業界、問いはひとつ。つながり続けるか', '六个行业，同一个问题：牢靠吗？'], ['The wires differ, the standards too. What remains is a connection that nobody ever has to think about again.', 'Die Leitungen sind verschieden, die Normen auch. Gemeinsam bleibt die Verbindung, an die niemand mehr denken muss.', '電線も規格も異なります。共通するのは、二度と気にかける必要のない接続です。', '导线不同，标准各异。不变的是让人不必再操心的连接。'], 'home-hero'),
    ...[industries.slice(0, 3), industries.slice(3)].map((group, place) =>
      blocks.teasers(place === 0 ? ['Moving', 'In Bewegung', '動くもの', '移动装备'] : ['Standing', 'Ortsfest', '据え置くもの', '固定设备'], group.map(({ slug, image, name, lead }) => [name, lead, image, ['Read more', 'Mehr erfahren', '詳しく見る', '了解更多'], { path: `/industries/${slug}` }] as const))),
  ],
);

/** The industries KMX builds for: overview and six pages. */
export const industryPages: readonly SeedEntry[] = [overview, ...industries.map(createIndustryPage)];
