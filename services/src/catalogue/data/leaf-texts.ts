import type { LocalizedText } from './localized-text.ts';

/** The texts of one classification of machines; {name} and {specification-key} are filled with the facts of the machine. */
export interface LeafText {
  readonly short: LocalizedText;
  readonly intro: LocalizedText;
}

function write(short: LocalizedText, intro: LocalizedText): LeafText {
  return { short, intro };
}

/** Short description and first paragraph for the machines of each leaf classification. */
// biome-ignore format: a flat table reads best with one text a line
export const leafTexts: Readonly<Record<string, LeafText>> = {
  'bench-cutting': write(
    ['Bench cutting machine for wire up to {cross-section:max}, with lengths that repeat to ±{length-accuracy}.', 'Tisch-Schneidemaschine für Litzen bis {cross-section:max} mit Längen, die auf ±{length-accuracy} wiederholen.', '{cross-section:max}までの電線に対応し、±{length-accuracy}の長さ精度を保つ卓上切断機。', '台式裁线机，适用于{cross-section}的导线，长度重复精度±{length-accuracy}。'],
    ['{name} stands where short runs are prepared: next to the assembly bench, on a table of any height. The feed rollers adapt their pressure to the insulation, so that soft silicone and hard PTFE leave the machine equally unmarked.', '{name} steht dort, wo kleine Serien vorbereitet werden: neben dem Montageplatz, auf jedem Tisch. Die Vorschubrollen passen ihren Druck der Isolation an, damit weiches Silikon und hartes PTFE die Maschine gleich unversehrt verlassen.', '{name}は小ロットを準備する組立台のそばに置ける卓上機です。送りローラーが絶縁体に合わせて圧力を調整し、柔らかいシリコーンも硬いPTFEも跡を残さず加工します。', '{name}可放置在装配工位旁的任意台面上，专为小批量备料而设计。送线轮根据绝缘材料自动调节压力，柔软的硅胶与坚硬的PTFE均不留压痕。'],
  ),
  'heavy-cutting': write(
    ['Cutting machine for cables up to {cross-section:max} and {outer-diameter}, with a square, burr-free face.', 'Schneidemaschine für Kabel bis {cross-section:max} und {outer-diameter}, mit rechtwinkliger, gratfreier Schnittfläche.', '{cross-section}、外径{outer-diameter}までのケーブルを、直角でバリのない切断面に仕上げる切断機。', '适用于{cross-section:max}、外径{outer-diameter}以内电缆的裁线机，切面平直无毛刺。'],
    ['A battery cable is only as good as the face that goes into the lug. {name} cuts with two servo-driven blades that meet in the axis of the cable, so that the strands stay round and no rework is needed before crimping or welding.', 'Ein Batteriekabel ist nur so gut wie die Fläche, die in den Kabelschuh geht. {name} schneidet mit zwei servogetriebenen Messern, die sich in der Kabelachse treffen: Die Litzen bleiben rund, und vor dem Crimpen oder Schweissen entfällt jede Nacharbeit.', 'バッテリーケーブルの品質は、端子に入る切断面で決まります。{name}はケーブルの軸上で出会う二枚のサーボ駆動刃で切断し、素線の丸さを保ち、圧着や溶接前の手直しを不要にします。', '电池电缆的品质取决于插入端子的切面。{name}采用两把在电缆轴线处相遇的伺服刀具，线芯保持圆整，压接或焊接前无需返工。'],
  ),
  'rotary-stripping': write(
    ['Rotary stripper for cables up to {outer-diameter}, in as many as {strip-layers} programmed layers.', 'Rotative Abisoliermaschine für Kabel bis {outer-diameter}, in bis zu {strip-layers} programmierten Schichten.', '外径{outer-diameter}までのケーブルを最大{strip-layers}層までプログラムでストリップする回転式機。', '旋转剥线机，适用于外径{outer-diameter}以内电缆，最多可编程{strip-layers}层。'],
    ['Four blades circle the cable and close in steps of {resolution}. {name} can therefore follow insulation that is hard, thin or bonded, and stops exactly above the conductor. The operator inserts the end; a sensor starts the cycle.', 'Vier Messer umkreisen das Kabel und schliessen in Schritten von {resolution}. So folgt {name} auch harten, dünnen oder haftenden Isolationen und hält genau über dem Leiter an. Die Bedienperson führt das Ende ein, ein Sensor startet den Zyklus.', '四枚の刃がケーブルの周囲を回り、{resolution}単位で閉じます。{name}は硬い、薄い、密着した絶縁体にも追従し、導体の直前で正確に止まります。端末を差し込むとセンサーが加工を開始します。', '四把刀片环绕电缆旋转，以{resolution}为步进闭合。{name}因此能应对坚硬、薄壁或粘附的绝缘，并精确停在导体上方。操作者插入线端，传感器即启动循环。'],
  ),
  'jacket-stripping': write(
    ['Jacket stripper for cables up to {outer-diameter}: jacket, shield and filler in up to {strip-layers} steps.', 'Abmantelmaschine für Kabel bis {outer-diameter}: Mantel, Schirm und Füller in bis zu {strip-layers} Schritten.', '外径{outer-diameter}までのケーブルのシース、シールド、介在物を最大{strip-layers}工程で除去。', '适用于外径{outer-diameter}以内电缆的剥外被机：外被、屏蔽与填充物最多{strip-layers}步完成。'],
    ['Shielded cables hide their faults under the jacket. {name} measures the jacket before it cuts, follows the ovality of the cable and leaves braid and drain wire intact, piece after piece.', 'Geschirmte Kabel verbergen ihre Fehler unter dem Mantel. {name} misst den Mantel vor dem Schnitt, folgt der Ovalität des Kabels und lässt Geflecht und Beidraht unversehrt, Stück für Stück.', 'シールドケーブルの不良はシースの下に隠れています。{name}は切断前にシースを測定し、ケーブルの楕円に追従して、編組とドレイン線を一本ずつ確実に守ります。', '屏蔽电缆的缺陷往往藏在外被之下。{name}切割前先测量外被，跟随电缆椭圆度，逐件保护编织层与排流线。'],
  ),
  'laser-stripping': write(
    ['Contact-free laser stripper for fine and fragile conductors up to {outer-diameter}.', 'Berührungslose Laser-Abisoliermaschine für feine und empfindliche Leiter bis {outer-diameter}.', '外径{outer-diameter}までの極細で繊細な導体を非接触で加工するレーザーストリッパー。', '非接触式激光剥线机，适用于外径{outer-diameter}以内的精细易损导体。'],
    ['Where a blade would leave a trace, light leaves none. {name} vaporises the insulation in a line of a tenth of a millimetre and is reflected by the metal below it; the conductor keeps its plating and its strength.', 'Wo ein Messer Spuren hinterlässt, hinterlässt Licht keine. {name} verdampft die Isolation auf einer Linie von einem Zehntelmillimeter und wird vom Metall darunter reflektiert; der Leiter behält Beschichtung und Festigkeit.', '刃なら跡が残るところも、光なら残りません。{name}は幅0.1 mmの線状に絶縁体を気化させ、下の金属では反射されるため、導体のめっきと強度が保たれます。', '刀片会留下痕迹，而光不会。{name}以十分之一毫米的线宽气化绝缘层，并被下方金属反射，导体镀层与强度完好无损。'],
  ),
  'compact-lines': write(
    ['Compact cut-and-strip machine for wire up to {cross-section:max} at up to {output}.', 'Kompakte Schneid- und Abisoliermaschine für Litzen bis {cross-section:max} mit bis zu {output}.', '{cross-section:max}までの電線を最大{output}で加工するコンパクトな切断ストリップ機。', '紧凑型裁剥机，适用于{cross-section}的导线，最高{output}。'],
    ['{name} is at home where forty articles a day are normal. Each cable is a recipe; the machine sets blades, guides and roller pressure by itself, and the first good piece is usually the first piece.', '{name} ist zu Hause, wo vierzig Artikel am Tag normal sind. Jedes Kabel ist ein Rezept; die Maschine stellt Messer, Führungen und Rollendruck selbst ein, und das erste Gutteil ist meist das erste Teil.', '一日四十品種が当たり前の現場で、{name}は真価を発揮します。ケーブルごとの設定を呼び出すと、刃、ガイド、ローラー圧を自動調整し、最初の一本から良品になります。', '在每天四十种规格的车间里，{name}游刃有余。每种电缆对应一份配方，刀具、导管与轮压自动设定，首件通常即为合格品。'],
  ),
  'large-cable-lines': write(
    ['Cut-and-strip machine for large cables up to {cross-section:max}, with strip lengths up to {strip-length}.', 'Schneid- und Abisoliermaschine für grosse Kabel bis {cross-section:max}, mit Abisolierlängen bis {strip-length}.', '{cross-section:max}までの太物ケーブルを、最大{strip-length}までストリップする切断ストリップ機。', '大线径裁剥机，适用于{cross-section}的电缆，剥线长度可达{strip-length}。'],
    ['Cables for charging and traction are heavy, stiff and expensive: waste is not an option. {name} moves them on long belts that hold without pressing, straightens them before the head and measures the true length at the cable itself.', 'Lade- und Traktionskabel sind schwer, steif und teuer: Ausschuss kommt nicht in Frage. {name} bewegt sie auf langen Riemen, die halten, ohne zu quetschen, richtet sie vor dem Kopf und misst die wahre Länge am Kabel selbst.', '充電用や駆動用のケーブルは重く、硬く、高価で、無駄は許されません。{name}は長いベルトで潰さずに保持して送り、ヘッドの手前で矯正し、ケーブル上で実際の長さを測定します。', '充电与牵引电缆又重又硬且昂贵，容不得浪费。{name}以长皮带平稳夹持送线而不压伤，在刀头前校直，并直接在电缆上测量真实长度。'],
  ),
  'bench-presses': write(
    ['Servo bench press with {crimp-force} for terminals on wire up to {cross-section:max}.', 'Servo-Tischpresse mit {crimp-force} für Kontakte an Litzen bis {cross-section:max}.', '圧着力{crimp-force}、{cross-section:max}までの電線端子に対応するサーボ式卓上プレス。', '伺服台式压接机，压接力{crimp-force}，适用于{cross-section}导线端子。'],
    ['{name} crimps along a programmed path instead of a fixed crank: slow at the start for the operator, fast through the air, steady at the bottom. The stiff frame keeps the crimp height where it was set in the morning.', '{name} crimpt entlang einer programmierten Bahn statt über eine feste Kurbel: langsam beim Ansetzen, schnell im Leerhub, ruhig im unteren Totpunkt. Der steife Rahmen hält die Crimphöhe dort, wo sie am Morgen eingestellt wurde.', '{name}は固定クランクではなく、プログラムした軌道で圧着します。始めはゆっくり、空走は速く、下死点では安定。高剛性フレームが朝の設定どおりのクリンプハイトを保ちます。', '{name}按编程轨迹而非固定曲轴压接：起始缓慢，空程快速，下死点平稳。高刚性机架使压接高度始终保持在清晨设定的数值。'],
  ),
  'strip-crimp-units': write(
    ['Strips and crimps wire up to {cross-section:max} in one insertion, in {cycle-time}.', 'Isoliert und crimpt Litzen bis {cross-section:max} in einer Einführung, in {cycle-time}.', '{cross-section:max}までの電線を一回の挿入、{cycle-time}でストリップして圧着。', '一次插线，{cycle-time}内完成{cross-section}导线的剥线与压接。'],
    ['One movement of the hand, one finished end. {name} strips and crimps in the same clamp, so the wire cannot shift between the two steps, and strands never leave the barrel.', 'Eine Handbewegung, ein fertiges Ende. {name} isoliert und crimpt in derselben Klemme; die Litze kann sich zwischen den Schritten nicht verschieben, und kein Draht bleibt neben der Hülse.', '手の動き一つで端末が完成します。{name}は同じクランプの中でストリップと圧着を行うため、工程間で電線がずれず、素線がバレルから外れません。', '一个动作，一个成品线端。{name}在同一夹具内完成剥线与压接，导线不会移位，线芯不会外露。'],
  ),
  'ferrule-units': write(
    ['Strips and crimps ferrules of {cross-section} in {cycle-time}, without changing tools.', 'Isoliert und crimpt Aderendhülsen von {cross-section} in {cycle-time}, ohne Werkzeugwechsel.', '{cross-section}のフェルールを工具交換なしで{cycle-time}でストリップ・圧着。', '无需更换模具，{cycle-time}内完成{cross-section}管形端子的剥线与压接。'],
    ['Control cabinets are built from thousands of ferrules, and most of them are still crimped by hand. {name} takes over the part that tires: it singles, opens, strips and crimps, and changes the section at the turn of a knob.', 'Schaltschränke bestehen aus Tausenden von Aderendhülsen, und die meisten werden noch von Hand gecrimpt. {name} übernimmt den ermüdenden Teil: vereinzeln, öffnen, abisolieren, crimpen; der Querschnitt wechselt mit einem Dreh.', '制御盤には何千ものフェルールが使われ、多くは今も手作業で圧着されています。{name}は整列、ストリップ、圧着という疲れる作業を引き受け、ダイヤル一つで断面積を切り替えます。', '控制柜中有成千上万个管形端子，大多仍靠手工压接。{name}承担最耗体力的部分：分拣、剥线、压接，旋钮一转即可切换线径。'],
  ),
  'double-sided-lines': write(
    ['Fully automatic line for leads with terminals on both ends, up to {output}.', 'Vollautomatische Linie für beidseitig gecrimpte Leitungen, bis {output}.', '両端端子付きリードを最大{output}で生産する全自動ライン。', '全自动双端压接线，产量最高{output}。'],
    ['{name} turns wire from the reel into finished leads with {stations} stations along one transport. Every press has its own force curve, every strip its own camera window or sensor, and a bad piece is cut before it reaches the tray.', '{name} macht aus Litze ab Rolle fertige Leitungen, mit {stations} Stationen an einem Transport. Jede Presse hat ihre eigene Kraftkurve, jede Abisolierung ihre eigene Überwachung, und ein Schlechtteil wird zerschnitten, bevor es die Wanne erreicht.', '{name}は一つの搬送系に並ぶ{stations}ステーションで、リールの電線を完成リードに仕上げます。各プレスが荷重曲線を、各ストリップが検出機能を持ち、不良品はトレイに届く前に切断されます。', '{name}在一条输送线上配置{stations}个工位，将线盘导线加工为成品。每台压接机有独立的压力曲线，每次剥线均有监测，不良品在入盘前即被切断。'],
  ),
  'twisting-lines': write(
    ['Crimps and twists pairs with a constant lay length of {lay-length}.', 'Crimpt und verdrillt Paare mit einer konstanten Schlaglänge von {lay-length}.', '一定の撚りピッチ{lay-length}で圧着ツイストペアを製造。', '压接并绞合线对，绞距恒定，范围{lay-length}。'],
    ['Data leads forgive no change in lay. {name} holds both wires at the same tension while it twists, measures the lay optically and corrects it within the same pair, at lengths of {cut-length}.', 'Datenleitungen verzeihen keine Änderung der Schlaglänge. {name} hält beide Litzen beim Verdrillen unter gleicher Spannung, misst den Schlag optisch und korrigiert ihn noch im selben Paar, bei Längen von {cut-length}.', 'データ線では撚りピッチの変化が許されません。{name}は二本の電線を同じ張力で保持して撚り、ピッチを光学測定し、同じペアの中で補正します。対応長さは{cut-length}です。', '数据线不允许绞距变化。{name}绞合时保持两线张力一致，光学测量绞距并在同一线对内修正，长度范围{cut-length}。'],
  ),
  'block-loading-lines': write(
    ['Loads finished leads into housings with up to {cavities} cavities and records every insertion.', 'Bestückt Gehäuse mit bis zu {cavities} Kammern mit fertigen Leitungen und zeichnet jedes Einstecken auf.', '最大{cavities}極のハウジングに完成リードを挿入し、一本ごとに記録。', '将成品导线插入最多{cavities}孔的护套，并记录每次插入。'],
    ['A harness starts in the housing. {name} prepares, crimps and inserts leads in one flow; a sensor feels the click of every terminal, and a short pull proves that it is locked.', 'Ein Kabelbaum beginnt im Gehäuse. {name} bereitet vor, crimpt und steckt in einem Fluss; ein Sensor spürt das Einrasten jedes Kontakts, und ein kurzer Zug beweist die Verriegelung.', 'ハーネスはハウジングから始まります。{name}は準備、圧着、挿入を一貫して行い、センサーが端子のロックを感知し、短い引張りで確実に固定されたことを確認します。', '线束始于护套。{name}将备线、压接与插入一气呵成，传感器感知每个端子的卡入，并以短暂回拉验证锁定。'],
  ),
  applicators: write(
    ['Quick-change applicator for terminals on wire of {cross-section}, with its own memory.', 'Schnellwechsel-Crimpwerkzeug für Kontakte an Litzen von {cross-section}, mit eigenem Speicher.', '{cross-section}の電線端子に対応する、メモリー内蔵クイックチェンジ・アプリケーター。', '适用于{cross-section}导线端子的快换模具，内置存储芯片。'],
    ['{name} fits every press with a shut height of {shut-height}. Its memory carries the last good settings and the number of strokes, so that the press knows the tool before the operator has closed the guard.', '{name} passt in jede Presse mit {shut-height} Einbauhöhe. Sein Speicher trägt die letzten guten Einstellungen und die Hubzahl; die Presse kennt das Werkzeug, bevor die Schutzhaube geschlossen ist.', '{name}はシャットハイト{shut-height}のすべてのプレスに装着できます。最後の良好な設定とショット数を記憶しており、カバーを閉じる前にプレスが工具を認識します。', '{name}适配所有闭合高度{shut-height}的压接机。存储芯片保存最近的合格设定和冲压次数，防护罩尚未关闭，压接机已识别模具。'],
  ),
  'crimp-height': write(
    ['Measures crimp height and width with a resolution of {resolution}.', 'Misst Crimphöhe und Crimpbreite mit einer Auflösung von {resolution}.', 'クリンプハイトと幅を分解能{resolution}で測定。', '以{resolution}的分辨率测量压接高度与宽度。'],
    ['The anvil of {name} closes with a constant force, never with the strength of a thumb. The value goes straight to the order, with date, tool and limits; a typing error is no longer possible.', 'Der Amboss von {name} schliesst mit konstanter Kraft, nie mit der Kraft eines Daumens. Der Wert geht direkt in den Auftrag, mit Datum, Werkzeug und Grenzen; Tippfehler sind ausgeschlossen.', '{name}の測定子は親指の力ではなく、常に一定の力で閉じます。測定値は日付、工具、規格値とともに作業指示へ直接送られ、入力ミスが起こりません。', '{name}的测砧以恒定力闭合，与手指力度无关。数值连同日期、模具与公差直接写入订单，杜绝输入错误。'],
  ),
  'pull-testers': write(
    ['Pull tester for crimps up to {pull-force}, with an accuracy of ±{accuracy}.', 'Auszugskraft-Prüfgerät für Crimps bis {pull-force}, mit einer Genauigkeit von ±{accuracy}.', '最大{pull-force}、精度±{accuracy}の圧着引張試験機。', '压接拉力测试仪，最大{pull-force}，精度±{accuracy}。'],
    ['{name} pulls at a constant {pull-speed} and shows not only the peak but the whole curve. Quick clamps grip wires of {cross-section} without cutting into the strand, so that the crimp fails and not the clamp.', '{name} zieht mit konstanten {pull-speed} und zeigt nicht nur die Spitze, sondern die ganze Kurve. Schnellklemmen fassen Litzen von {cross-section}, ohne einzuschneiden: Es versagt der Crimp und nicht die Klemme.', '{name}は{pull-speed}の一定速度で引っ張り、最大値だけでなく曲線全体を表示します。クイッククランプは{cross-section}の電線を傷つけずに保持します。', '{name}以{pull-speed}的恒定速度拉伸，不仅显示峰值，还显示完整曲线。快速夹具夹持{cross-section}导线而不切入线芯。'],
  ),
  'micrograph-labs': write(
    ['Cross-section laboratory for crimps on wire of {cross-section}; report in {cycle-time}.', 'Schliffbild-Labor für Crimps an Litzen von {cross-section}; Bericht in {cycle-time}.', '{cross-section}の圧着断面を{cycle-time}でレポートにする断面解析装置。', '适用于{cross-section}导线压接的截面分析仪，{cycle-time}出具报告。'],
    ['{name} cuts, etches and photographs the crimp without a chemistry laboratory next door. The software finds the outline of the barrel, counts the strands and measures what the standard asks for; the person decides.', '{name} trennt, ätzt und fotografiert den Crimp, ohne dass nebenan ein Chemielabor nötig wäre. Die Software findet die Kontur, zählt die Litzen und misst, was die Norm verlangt; entscheiden tut der Mensch.', '{name}は化学実験室なしで圧着部を切断、エッチング、撮影します。ソフトウェアが輪郭を検出し、素線を数え、規格の項目を測定します。判断するのは人です。', '{name}无需化学实验室即可完成切割、腐蚀与拍摄。软件识别轮廓、清点线芯并测量标准要求的项目，最终判断由人作出。'],
  ),
  'harness-testers': write(
    ['Tests complete harnesses with up to {test-points} test points and {test-voltage}.', 'Prüft komplette Kabelbäume mit bis zu {test-points} Prüfpunkten und {test-voltage}.', '最大{test-points}検査点、{test-voltage}で完成ハーネスを検査。', '整套线束测试，最多{test-points}个测试点，电压可达{test-voltage}。'],
    ['A fault message helps only if it leads to the fault. {name} shows the connector, the cavity and the colour of the wire on the screen, repeats the single test after the repair and prints the label when everything is right.', 'Eine Fehlermeldung hilft nur, wenn sie zum Fehler führt. {name} zeigt Stecker, Kammer und Litzenfarbe am Bildschirm, wiederholt nach der Reparatur nur die betroffene Prüfung und druckt das Etikett, wenn alles stimmt.', 'エラー表示は不良箇所へ導いてこそ役立ちます。{name}はコネクター、極、電線色を画面に示し、修理後は該当項目だけを再検査し、すべて合格するとラベルを印刷します。', '故障提示必须能指引到故障点。{name}在屏幕上显示连接器、孔位与线色，维修后仅复测该项，全部合格后打印标签。'],
  ),
  'inkjet-marking': write(
    ['Inkjet marker for wires up to {outer-diameter} at up to {marking-speed}.', 'Inkjet-Markiergerät für Litzen bis {outer-diameter} mit bis zu {marking-speed}.', '外径{outer-diameter}までの電線に最大{marking-speed}で印字するインクジェットマーカー。', '喷墨打标机，适用于外径{outer-diameter}以内导线，速度最高{marking-speed}。'],
    ['{name} writes texts, codes and stripes while the wire is moving and follows every acceleration of the cutting machine. Pigment ink dries in less than a second and survives the wiping test.', '{name} schreibt Texte, Codes und Streifen während des Vorschubs und folgt jeder Beschleunigung der Schneidemaschine. Die Pigmenttinte trocknet in weniger als einer Sekunde und besteht den Wischtest.', '{name}は走行中の電線に文字、コード、ストライプを印字し、切断機の加減速に追従します。顔料インクは一秒以内に乾き、拭き取り試験に耐えます。', '{name}在走线中打印文字、编码和条纹，并跟随裁线机的每次加减速。颜料墨水一秒内干燥，可通过擦拭测试。'],
  ),
  'laser-marking': write(
    ['UV laser marker for wires up to {outer-diameter} that leaves the insulation wall untouched.', 'UV-Laser-Markiergerät für Litzen bis {outer-diameter}, das die Isolationswand unversehrt lässt.', '外径{outer-diameter}までの電線に、絶縁肉厚を損なわず印字するUVレーザーマーカー。', '紫外激光打标机，适用于外径{outer-diameter}以内导线，不损伤绝缘壁厚。'],
    ['At {laser-wavelength} the pigment in the insulation darkens, and nothing is removed. {name} marks characters of {character-height} that can be read after thirty years in an aircraft, and checks the contrast of each one.', 'Bei {laser-wavelength} dunkelt das Pigment der Isolation nach, abgetragen wird nichts. {name} schreibt Zeichen von {character-height}, die nach dreissig Jahren im Flugzeug noch lesbar sind, und prüft den Kontrast jedes einzelnen.', '波長{laser-wavelength}では絶縁体中の顔料だけが濃く変色し、何も削られません。{name}は航空機で三十年後も読める{character-height}の文字を印字し、一文字ずつコントラストを確認します。', '在{laser-wavelength}波长下，绝缘层中的颜料变深而不被去除。{name}打印{character-height}的字符，在飞机上使用三十年后仍清晰可读，并逐一检查对比度。'],
  ),
  'label-applicators': write(
    ['Prints and applies labels of {label-width} in {cycle-time}.', 'Druckt und appliziert Etiketten von {label-width} in {cycle-time}.', '幅{label-width}のラベルを{cycle-time}で印刷して貼付。', '{cycle-time}内打印并粘贴宽{label-width}的标签。'],
    ['A label that sits crooked is read as carelessness. {name} prints, wraps and presses in one closed movement, at the same place on every cable, with data that comes directly from the order.', 'Ein schiefes Etikett wirkt wie Nachlässigkeit. {name} druckt, wickelt und drückt in einer geschlossenen Bewegung an, auf jedem Kabel am gleichen Ort, mit Daten direkt aus dem Auftrag.', '曲がったラベルは不注意の印象を与えます。{name}は印刷、巻き付け、押さえを一連の動作で行い、作業指示のデータを毎回同じ位置に貼付します。', '贴歪的标签给人马虎的印象。{name}将打印、缠绕与压紧一气呵成，每根电缆位置一致，数据直接来自订单。'],
  ),
  prefeeders: write(
    ['Prefeeder for reels up to {reel-load}, with a wire buffer of {buffer-length}.', 'Vorzuführung für Rollen bis {reel-load}, mit einem Litzenspeicher von {buffer-length}.', '最大{reel-load}のリールに対応し、{buffer-length}のバッファーを備えたプレフィーダー。', '预送线机，线盘承重{reel-load}，储线{buffer-length}。'],
    ['Machines accelerate in milliseconds, reels do not. {name} keeps {buffer-length} of wire ready on a dancer that responds before the wire is stretched; the length of the product no longer depends on the weight of the reel.', 'Maschinen beschleunigen in Millisekunden, Rollen nicht. {name} hält {buffer-length} Litze an einem Tänzer bereit, der reagiert, bevor sich die Litze dehnt; die Länge des Produkts hängt nicht mehr vom Gewicht der Rolle ab.', '機械はミリ秒で加速しますが、リールはできません。{name}は{buffer-length}の電線をダンサーに蓄え、電線が伸びる前に応答します。製品の長さがリールの重さに左右されません。', '设备毫秒级加速，线盘却做不到。{name}在张力摆臂上储备{buffer-length}导线，在导线被拉伸前即作出响应，产品长度不再受线盘重量影响。'],
  ),
  dereelers: write(
    ['Driven dereeler for drums up to {reel-load} and {reel-diameter}.', 'Angetriebener Abroller für Trommeln bis {reel-load} und {reel-diameter}.', '最大{reel-load}、径{reel-diameter}のドラムに対応する駆動式デリーラー。', '电动放线机，线盘承重{reel-load}，直径{reel-diameter}。'],
    ['{name} picks the drum up from the floor with a motor-driven arm, so that one person loads it without a crane. It measures the remaining wire and announces the change in time for the next drum to be ready.', '{name} nimmt die Trommel mit einem motorischen Arm vom Boden auf; eine Person belädt ohne Kran. Das Gerät misst die Restlänge und meldet den Wechsel so früh, dass die nächste Trommel bereitsteht.', '{name}は電動アームでドラムを床から持ち上げ、クレーンなしで一人で積み込めます。残量を測定し、次のドラムを準備できるタイミングで交換を知らせます。', '{name}以电动臂从地面抬起线盘，单人无需吊车即可上料。设备测量余线长度，并提前提示更换。'],
  ),
  coilers: write(
    ['Coiler for cables up to {outer-diameter}, with coil diameters of {coil-diameter}.', 'Wickler für Kabel bis {outer-diameter}, mit Ringdurchmessern von {coil-diameter}.', '外径{outer-diameter}までのケーブルを径{coil-diameter}に巻き取るコイラー。', '绕线机，适用于外径{outer-diameter}以内电缆，线圈直径{coil-diameter}。'],
    ['{name} winds in step with the cutting machine and changes between two bowls, so that the operator ties one coil while the next one grows. The lay is even, because the feed knows the diameter of the cable.', '{name} wickelt im Takt der Schneidemaschine und wechselt zwischen zwei Schalen: Während ein Ring gebunden wird, entsteht der nächste. Die Lage ist gleichmässig, weil die Zuführung den Kabeldurchmesser kennt.', '{name}は切断機と同期して巻き取り、二つのボウルを切り替えます。一方を結束する間に次のコイルが巻かれ、ケーブル径に応じた送りで均一な巻きになります。', '{name}与裁线机同步绕线并在两个线盘间切换，捆扎一圈的同时下一圈已在绕制。送线根据电缆直径自动排列，线圈均匀。'],
  ),
  stackers: write(
    ['Deposit system for leads up to {tray-length}, sorted by order.', 'Ablagesystem für Leitungen bis {tray-length}, nach Auftrag sortiert.', '{tray-length}までのリードを指示ごとに仕分ける排出スタッカー。', '收线系统，适用于{tray-length}以内导线，按订单分拣。'],
    ['Long leads tangle where nobody watches. {name} lowers them into a tray over their whole length, separates the batches and lets the operator take one out while the line carries on.', 'Lange Leitungen verwickeln sich, wo niemand hinsieht. {name} legt sie auf ganzer Länge in eine Wanne, trennt die Lose und lässt die Entnahme zu, während die Linie weiterläuft.', '長いリードは目の届かないところで絡みます。{name}は全長にわたってトレイへ降ろし、ロットを分け、ラインを止めずに取り出せます。', '长导线容易在无人注意处缠结。{name}将其整根平放入托盘，分隔批次，并允许在生产线运行时取料。'],
  ),
};
