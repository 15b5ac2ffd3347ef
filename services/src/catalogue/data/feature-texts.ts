import type { LocalizedText } from './localized-text.ts';
import type { Family, Feature } from './machines.ts';

/** A strong point of a machine: a title, a line for lists and a paragraph for its own section. */
export interface HighlightSeed {
  readonly name: LocalizedText;
  readonly short: LocalizedText;
  readonly long: LocalizedText;
}

function write(name: LocalizedText, short: LocalizedText, long: LocalizedText): HighlightSeed {
  return { name, short, long };
}

/** The highlight that each visible feature of a machine brings with it. */
// biome-ignore format: a flat table reads best with one text a line
export const featureHighlights: Readonly<Record<Feature, HighlightSeed>> = {
  cutting: write(
    ['True length', 'Wahre Länge', '正確な長さ', '真实长度'],
    ['A measuring wheel on the wire corrects slip before the cut.', 'Ein Messrad auf der Litze korrigiert Schlupf vor dem Schnitt.', '測長ホイールが切断前に滑りを補正します。', '测长轮在切割前修正打滑。'],
    ['The length is measured on the wire, not at the motor. Slip, stretch and a change of insulation are corrected within the same piece, and the result is stored with the order.', 'Gemessen wird an der Litze, nicht am Motor. Schlupf, Dehnung und ein Wechsel der Isolation werden noch im selben Stück korrigiert, das Resultat wird zum Auftrag gespeichert.', 'モーターではなく電線そのもので長さを測定します。滑り、伸び、絶縁体の変化を同じ一本の中で補正し、結果を作業指示とともに保存します。', '长度在导线上测量，而非电机端。打滑、拉伸和绝缘变化在同一根线内即时修正，结果随订单保存。'],
  ),
  stripping: write(
    ['Strands without a scratch', 'Litzen ohne Kratzer', '素線を傷つけない', '线芯零损伤'],
    ['Conductor contact is detected during the cut.', 'Leiterberührung wird während des Schnitts erkannt.', '切り込み中に導体への接触を検出します。', '切割过程中检测刀具与导体接触。'],
    ['A sensor notices the touch of a blade on the conductor within the same rotation. The piece is rejected, the blade position is corrected, and the next one is good.', 'Ein Sensor bemerkt die Berührung von Messer und Leiter noch in derselben Umdrehung. Das Stück wird ausgeschieden, die Messerposition korrigiert, das nächste ist gut.', 'センサーが同じ回転の中で刃と導体の接触を検知します。その一本は排除され、刃の位置が補正され、次は良品になります。', '传感器在同一转内即可察觉刀片触及导体。该件被剔除，刀位修正，下一件即为合格品。'],
  ),
  crimping: write(
    ['Every crimp on record', 'Jeder Crimp belegt', 'すべての圧着を記録', '每次压接均有记录'],
    ['Force monitoring compares each curve with the learned one.', 'Die Kraftüberwachung vergleicht jede Kurve mit der gelernten.', '荷重監視が学習曲線と毎回比較します。', '压力监控将每条曲线与学习曲线对比。'],
    ['Twenty thousand points a second describe each crimp. Missing strands, insulation in the barrel or a worn tool show up as a change of the curve long before they become a complaint.', 'Zwanzigtausend Punkte pro Sekunde beschreiben jeden Crimp. Fehlende Drähte, Isolation in der Hülse oder ein verschlissenes Werkzeug zeigen sich in der Kurve, lange bevor sie zur Reklamation werden.', '毎秒二万点で一回ごとの圧着を記録します。素線不足、絶縁体の噛み込み、工具の摩耗は、クレームになるずっと前に曲線の変化として現れます。', '每秒两万个采样点描述每次压接。缺线、压入绝缘或模具磨损，在成为投诉之前就会体现在曲线变化上。'],
  ),
  seal: write(
    ['Seals placed gently', 'Dichtungen sanft gesetzt', 'シールをやさしく装着', '轻柔穿栓'],
    ['Seals are widened, fitted and checked without talcum.', 'Dichtungen werden ohne Talk geweitet, gesetzt und geprüft.', 'タルクなしでシールを広げ、装着し、確認します。', '无需滑石粉即可扩张、穿入并检查防水栓。'],
    ['The seal is widened over a thin tube and released at the exact position. A light barrier counts, a second one measures the position; two colours can be kept ready in two drums.', 'Die Dichtung wird über ein dünnes Rohr geweitet und an der exakten Position freigegeben. Eine Lichtschranke zählt, eine zweite misst die Lage; zwei Farben stehen in zwei Trommeln bereit.', 'シールは細い管で広げられ、正確な位置で放されます。一つ目の光センサーが数え、二つ目が位置を測定。二つのドラムに二色を用意できます。', '防水栓经细管扩张后在精确位置释放。一道光栅计数，另一道测量位置；两个料斗可备两种颜色。'],
  ),
  reel: write(
    ['Constant tension', 'Konstante Zugkraft', '一定の張力', '恒定张力'],
    ['The wire path is driven from the reel to the head.', 'Der Litzenweg ist von der Rolle bis zum Kopf angetrieben.', 'リールからヘッドまで電線経路を駆動します。', '从线盘到机头全程驱动送线。'],
    ['A dancer arm measures the tension and leads the drive of the reel, so that neither a full nor an almost empty reel changes the length of the lead.', 'Ein Tänzerarm misst die Zugkraft und führt den Antrieb der Rolle. Weder eine volle noch eine fast leere Rolle verändert die Länge der Leitung.', 'ダンサーアームが張力を測ってリール駆動を制御するため、満巻でも残りわずかでもリードの長さは変わりません。', '张力摆臂测量张力并控制线盘驱动，无论满盘还是近空盘，导线长度均不改变。'],
  ),
  camera: write(
    ['The camera looks at every piece', 'Die Kamera sieht jedes Stück', '全数をカメラで確認', '相机逐件检查'],
    ['Strip, seal and crimp are judged in the cycle time.', 'Abisolierung, Dichtung und Crimp werden in der Taktzeit beurteilt.', 'ストリップ、シール、圧着をタクト内で判定します。', '在节拍内判定剥线、防水栓与压接。'],
    ['The picture is taken in the movement and judged before the next station. Limits are drawn on a good piece with a finger, not programmed; pictures of rejected pieces stay available for thirty days.', 'Das Bild entsteht in der Bewegung und ist vor der nächsten Station beurteilt. Grenzen werden mit dem Finger auf einem Gutteil gezeichnet, nicht programmiert; Bilder von Ausschuss bleiben dreissig Tage abrufbar.', '移動中に撮影し、次のステーションの前に判定します。限界値はプログラムではなく良品画像に指で描くだけ。不良品の画像は三十日間保存されます。', '在移动中拍摄，并在下一工位前完成判定。公差只需在合格品图像上用手指绘制，无需编程；不良品图像保留三十天。'],
  ),
  screen: write(
    ['One screen, one language: yours', 'Ein Bildschirm, eine Sprache: Ihre', '一つの画面、お客様の言語で', '一块屏幕，您的语言'],
    ['The control explains each step in fourteen languages.', 'Die Steuerung erklärt jeden Schritt in vierzehn Sprachen.', '十四言語で各手順を案内します。', '控制系统以十四种语言说明每一步。'],
    ['Orders arrive over the network, the recipe is found by its article number, and the screen shows only what the next step needs. Whoever has worked with one KMX control knows them all.', 'Aufträge kommen über das Netz, das Rezept findet sich über die Artikelnummer, und der Bildschirm zeigt nur, was der nächste Schritt braucht. Wer eine KMX-Steuerung kennt, kennt alle.', '作業指示はネットワーク経由で届き、品番で設定を呼び出し、画面には次の手順に必要な情報だけを表示します。KMXの操作画面は全機種共通です。', '订单通过网络下达，按料号调用配方，屏幕只显示下一步所需内容。会用一台KMX控制系统，就会用所有机型。'],
  ),
  conveyor: write(
    ['Sorted without a stop', 'Sortiert ohne Halt', '止めずに仕分け', '不停机分拣'],
    ['Good leads, samples and rejects go three separate ways.', 'Gutteile, Muster und Ausschuss gehen drei getrennte Wege.', '良品、サンプル、不良品を三経路に分けます。', '合格品、样件与不良品分三路收集。'],
    ['The deposit separates batches by a gap or a tray change while production carries on. Samples for the laboratory come out on their own side, with a label that names the order.', 'Die Ablage trennt Lose durch eine Lücke oder einen Wannenwechsel, während die Produktion weiterläuft. Muster fürs Labor kommen auf einer eigenen Seite heraus, mit einem Etikett zum Auftrag.', '生産を続けながら、間隔またはトレイ交換でロットを分けます。検査用サンプルは作業指示ラベル付きで専用側に排出されます。', '生产不停，通过间隔或换盘分隔批次。送检样件从专用侧输出，并附订单标签。'],
  ),
  laser: write(
    ['Closed laser class 1', 'Geschlossen, Laserklasse 1', '密閉型レーザークラス1', '封闭式一级激光'],
    ['No goggles, no laser room, no special permit for the operator.', 'Keine Schutzbrille, kein Laserraum, keine besondere Zulassung für die Bedienung.', '保護眼鏡もレーザー専用室も不要です。', '无需护目镜和专用激光室。'],
    ['The beam stays inside the housing under all conditions, with two independent interlocks on each door. Fumes are drawn off at the point where they arise and filtered in the machine.', 'Der Strahl bleibt unter allen Umständen im Gehäuse, mit zwei unabhängigen Verriegelungen an jeder Tür. Rauch wird am Ort der Entstehung abgesaugt und in der Maschine gefiltert.', 'ビームは常に筐体内に留まり、各扉に独立した二重のインターロックを備えています。煙は発生点で吸引し、機内で濾過します。', '光束始终处于机壳内，每扇门设两道独立联锁。烟尘在产生处即被抽除并在机内过滤。'],
  ),
  marking: write(
    ['Marked at the right place', 'Markiert am richtigen Ort', '正しい位置に印字', '标识位置准确'],
    ['Print and length share one encoder.', 'Druck und Länge teilen sich einen Drehgeber.', '印字と測長が同じエンコーダーを共有します。', '打印与测长共用一个编码器。'],
    ['Because printing and cutting count the same pulses, the text keeps its distance from the end at any speed. Both ends can carry different texts, upright from either side.', 'Weil Druck und Schnitt dieselben Impulse zählen, behält der Text bei jeder Geschwindigkeit seinen Abstand zum Ende. Beide Enden können verschiedene Texte tragen, lesbar von jeder Seite.', '印字と切断が同じパルスを数えるため、どの速度でも端末からの距離が一定です。両端に異なる文字を、それぞれ読みやすい向きで印字できます。', '打印与切割使用同一脉冲计数，任何速度下文字与线端距离恒定。两端可打印不同文字，方向均便于阅读。'],
  ),
};

/** The highlight every machine of a family has, whatever its features. */
// biome-ignore format: a flat table reads best with one text a line
export const familyHighlights: Readonly<Record<Family, HighlightSeed>> = {
  'cut-and-strip': write(
    ['Changed over in under a minute', 'In weniger als einer Minute umgerüstet', '一分以内の段取り替え', '一分钟内换型'],
    ['Blades and guides change without a tool.', 'Messer und Führungen wechseln ohne Werkzeug.', '刃とガイドを工具なしで交換できます。', '刀具与导管免工具更换。'],
    ['Blade cassettes and guide tubes lock with one lever and carry a colour for each range of diameters, so that a wrong combination is visible at a glance.', 'Messerkassetten und Führungsrohre verriegeln mit einem Hebel und tragen eine Farbe je Durchmesserbereich; eine falsche Kombination fällt sofort auf.', '刃カセットとガイド管はレバー一つで固定でき、径ごとに色分けされているため、組み合わせの誤りが一目で分かります。', '刀盒与导管一杆锁定，并按直径范围以颜色区分，错误组合一目了然。'],
  ),
  crimping: write(
    ['Tools that introduce themselves', 'Werkzeuge, die sich vorstellen', '自ら名乗る工具', '会自我识别的模具'],
    ['The applicator brings its settings with it.', 'Das Crimpwerkzeug bringt seine Einstellungen mit.', 'アプリケーターが設定値を持ち運びます。', '模具自带设定参数。'],
    ['A memory in the applicator carries terminal, wire, crimp height and stroke count. The wrong tool for an order is refused before the first stroke, not discovered after the thousandth.', 'Ein Speicher im Werkzeug trägt Kontakt, Litze, Crimphöhe und Hubzahl. Das falsche Werkzeug wird vor dem ersten Hub abgelehnt und nicht nach dem tausendsten entdeckt.', '内蔵メモリーに端子、電線、クリンプハイト、ショット数を保持。誤った工具は千回目ではなく一回目の前に拒否されます。', '模具存储芯片记录端子、导线、压接高度与冲压次数。错误模具在第一次冲压前即被拒绝，而非千次之后才被发现。'],
  ),
  testing: write(
    ['Traceable results', 'Rückführbare Resultate', 'トレーサブルな結果', '可追溯的结果'],
    ['Calibration, limits and operator belong to every value.', 'Kalibrierung, Grenzen und Bedienung gehören zu jedem Wert.', 'すべての値に校正、規格値、作業者が紐づきます。', '每个数值均关联校准、公差与操作者。'],
    ['Each value is stored with the calibration that was valid at that moment. An expired calibration is announced four weeks ahead and blocks release measurements once it has passed.', 'Jeder Wert wird mit der im Moment gültigen Kalibrierung gespeichert. Ein Ablauf wird vier Wochen vorher angekündigt und sperrt danach Freigabemessungen.', '各測定値はその時点で有効な校正情報とともに保存されます。校正期限は四週間前に通知され、期限後は合格判定の測定が停止します。', '每个数值与当时有效的校准一同保存。校准到期前四周提醒，过期后禁止放行测量。'],
  ),
  'wire-marking': write(
    ['Contrast that is checked', 'Geprüfter Kontrast', '確認されたコントラスト', '经过检验的对比度'],
    ['Legibility is measured, not assumed.', 'Lesbarkeit wird gemessen, nicht angenommen.', '読みやすさを推測ではなく測定します。', '可读性靠测量，而非假设。'],
    ['The marking is compared with its own background under constant light. If the contrast falls below the limit of the order, the machine stops and names the cause: ink, lens or insulation.', 'Die Markierung wird bei konstantem Licht mit ihrem Untergrund verglichen. Fällt der Kontrast unter die Grenze des Auftrags, hält die Maschine an und nennt die Ursache: Tinte, Linse oder Isolation.', '一定の照明下で印字と下地を比較します。コントラストが規定値を下回ると停止し、インク、レンズ、絶縁体のいずれが原因かを示します。', '在恒定光照下将标识与底色对比。若对比度低于订单限值，设备停止并指出原因：墨水、镜头或绝缘层。'],
  ),
  handling: write(
    ['Loaded by one person', 'Von einer Person beladen', '一人で積み込み可能', '单人上料'],
    ['Low loading height, driven lifting, no crane.', 'Niedrige Ladehöhe, motorisches Heben, kein Kran.', '低い積載高さ、電動昇降、クレーン不要。', '低位上料，电动升降，无需吊车。'],
    ['Every movement that needs force is driven, and every grip is at a height between knee and elbow. A change of material takes less than two minutes and no second pair of hands.', 'Jede Bewegung, die Kraft braucht, ist angetrieben, jeder Griff liegt zwischen Knie und Ellbogen. Ein Materialwechsel dauert weniger als zwei Minuten und braucht keine zweite Person.', '力の要る動作はすべて電動で、操作部は膝から肘の高さにあります。材料交換は二分以内、補助者は不要です。', '所有费力动作均由电机完成，操作高度位于膝与肘之间。换料不到两分钟，无需他人协助。'],
  ),
};
