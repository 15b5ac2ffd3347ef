import type { StoryText } from './story-text.ts';

/** Stories about how something is done and measured. */
export const technologyStories: readonly StoryText[] = [
  {
    slug: 'marking-without-ink',
    date: '2026-09-15T07:00:00.000Z',
    image: 'story-marking',
    category: 'technology',
    contacts: ['yuki-tanabe'],
    products: ['scriba-560-uv', 'scriba-510-uv'],
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
    image: 'story-section',
    category: 'technology',
    contacts: ['marc-aeschlimann'],
    products: ['norma-78', 'norma-70'],
    title: ['What a micrograph shows', 'Was ein Schliffbild zeigt', '断面が教えてくれること', '金相图能看出什么'],
    lead: [
      'Cut, ground, etched, looked at: twelve minutes that decide about a million connections.',
      'Getrennt, geschliffen, geätzt, betrachtet: zwölf Minuten, die über eine Million Verbindungen entscheiden.',
      '切断、研磨、エッチング、観察。100万箇所の接続を左右する12分間です。',
      '切割、研磨、腐蚀、观察：十二分钟决定一百万个连接。',
    ],
    body: [
      'A good section looks unspectacular: strands pressed into honeycombs, no voids, both wings at the same height, the base uncracked.\n\n![Micrograph laboratory with a section on the screen](/images/products/norma-78-front.webp =1180x787 "From the cut to the measured picture in twelve minutes.")\n\n## Three findings that stop a release\n\n1. round strands: the crimp is too high\n2. a burr longer than half the sheet thickness: the tool is worn\n3. wings that touch the base: the barrel is overfilled\n\nThe Norma 78 measures these distances itself and attaches the picture to the lot.',
      'Ein guter Schliff sieht unspektakulär aus: Litzen zu Waben gepresst, keine Hohlräume, beide Flanken gleich hoch, der Boden ohne Riss.\n\n![Schlifflabor mit einem Schnitt auf dem Bildschirm](/images/products/norma-78-front.webp =1180x787 "Vom Trennen zum vermessenen Bild in zwölf Minuten.")\n\n## Drei Befunde, die eine Freigabe stoppen\n\n1. runde Litzen: Der Crimp ist zu hoch\n2. ein Grat länger als die halbe Blechdicke: Das Werkzeug ist verschlissen\n3. Flanken, die den Boden berühren: Die Hülse ist überfüllt\n\nDie Norma 78 misst diese Abstände selbst und legt das Bild zum Los.',
      '良好な断面は地味なものです。素線は蜂の巣状に変形し、空隙がなく、両翼の高さが揃い、底部に割れがありません。\n\n![画面に断面が表示された断面分析装置](/images/products/norma-78-front.webp =1180x787 "切断から測定済み画像まで12分。")\n\n## 承認を止める3つの所見\n\n1. 素線が丸いまま：クリンプハイトが高すぎる\n2. バリが板厚の半分を超える：工具の摩耗\n3. 翼が底に接触：バレルの充填過多\n\nNorma 78はこれらを自動測定し、画像をロットに添付します。',
      '好的截面并不起眼：芯线压成蜂窝状，无空隙，两翼等高，底部无裂纹。\n\n![屏幕显示截面的金相分析设备](/images/products/norma-78-front.webp =1180x787 "从切割到完成测量的图像，仅需十二分钟。")\n\n## 三种停止放行的情况\n\n1. 芯线仍为圆形：压接过高\n2. 毛刺超过板厚一半：模具磨损\n3. 两翼触底：压接筒过满\n\nNorma 78自动测量这些距离，并将图像附于批次记录。',
    ],
  },
  {
    slug: 'light-instead-of-blades',
    date: '2026-11-11T08:00:00.000Z',
    image: 'story-laser',
    category: 'technology',
    contacts: ['yuki-tanabe', 'marc-aeschlimann'],
    products: ['lyra-290-l', 'norma-70'],
    title: ['Light instead of blades', 'Licht statt Messer', '刃に代わる光', '以光代刀'],
    lead: [
      'The wire of a hearing implant is thinner than a hair and its insulation thinner still. No blade finds the boundary. Light does.',
      'Die Leitung eines Hörimplantats ist dünner als ein Haar, ihre Isolation noch dünner. Kein Messer findet die Grenze. Licht findet sie.',
      '人工内耳の電線は髪の毛より細く、被覆はさらに薄い。刃では境界を捉えられませんが、光なら捉えられます。',
      '人工耳蜗的导线比头发还细，绝缘层更薄。没有刀片能找到边界，光可以。',
    ],
    body: [
      'At 10.6 micrometres a laser heats plastic and is reflected by copper. What sounds like luck is the whole principle: the insulation evaporates, the conductor stays cold.\n\n## The limits we found\n\nNot every plastic absorbs alike. Of 1,140 insulations in our laboratory, 1,062 strip cleanly. White PTFE needs two passes, filled silicone leaves a grey film that must be wiped, and polyimide chars unless nitrogen flows across it.\n\n![Laser stripping machine with an orange safety window](/images/products/lyra-290-l-angle.webp =1180x787 "The window filters the wavelength of the laser; the door switches it off in four milliseconds.")\n\n1. make a section before the trial, not after it\n2. choose power by the residue, not by the speed\n3. count cut strands under the microscope: the right number is zero\n\n> Customers ask how fast it is. I ask how the wire will be soldered.\n> — Yuki Tanabe, Application engineer\n\nThe implant wire takes 3.8 seconds. A blade took two, and one wire in nine.',
      'Mit 10,6 Mikrometern erwärmt ein Laser Kunststoff und wird von Kupfer zurückgeworfen. Was nach Glück klingt, ist das ganze Prinzip: Die Isolation verdampft, der Leiter bleibt kalt.\n\n## Die Grenzen, die wir fanden\n\nNicht jeder Kunststoff absorbiert gleich. Von 1140 Isolationen in unserem Labor lassen sich 1062 sauber abisolieren. Weisses PTFE braucht zwei Durchgänge, gefülltes Silikon hinterlässt einen grauen Film, Polyimid verkohlt ohne Stickstoff.\n\n![Laser-Abisoliermaschine mit orangem Schutzfenster](/images/products/lyra-290-l-angle.webp =1180x787 "Das Fenster filtert die Wellenlänge des Lasers, die Tür schaltet ihn in vier Millisekunden ab.")\n\n1. den Schliff vor dem Versuch machen, nicht danach\n2. die Leistung nach dem Rückstand wählen, nicht nach dem Tempo\n3. beschädigte Litzen unter dem Mikroskop zählen: Die richtige Zahl ist null\n\n> Kunden fragen, wie schnell es geht. Ich frage, wie die Leitung gelötet wird.\n> — Yuki Tanabe, Anwendungsingenieurin\n\nDie Leitung des Implantats braucht 3,8 Sekunden. Das Messer brauchte zwei, und jede neunte Leitung.',
      '波長10.6マイクロメートルのレーザーは樹脂を加熱し、銅では反射します。幸運のようですが、これが原理のすべてです。被覆は気化し、導体は冷たいまま残ります。\n\n## 見えてきた限界\n\n樹脂によって吸収率は異なります。当ラボの1,140種の被覆のうち、きれいに剥けるのは1,062種。白色PTFEは2回の照射が必要、充填材入りシリコーンは灰色の膜が残り、ポリイミドは窒素がなければ炭化します。\n\n![オレンジ色の保護窓を備えたレーザーストリップ機](/images/products/lyra-290-l-angle.webp =1180x787 "窓がレーザー波長を遮り、扉を開けると4ミリ秒で停止します。")\n\n1. 断面確認は試験の後ではなく前に行う\n2. 出力は速度ではなく残渣で決める\n3. 顕微鏡で素線切れを数える。正解はゼロ\n\n> お客様は速さを尋ねます。私ははんだ付けの方法を尋ねます。\n> — 田辺由紀（アプリケーションエンジニア）\n\nインプラント用電線の加工は3.8秒。刃では2秒でしたが、9本に1本が不良でした。',
      '波长10.6微米的激光会加热塑料，却被铜反射。听似幸运，其实这就是全部原理：绝缘层汽化，导体保持冷却。\n\n## 我们发现的极限\n\n并非所有塑料的吸收都相同。实验室的1140种绝缘中，1062种可干净剥除。白色PTFE需两遍，填充硅胶会留下灰膜，聚酰亚胺若无氮气则会碳化。\n\n![带橙色防护窗的激光剥皮机](/images/products/lyra-290-l-angle.webp =1180x787 "防护窗过滤激光波长，开门后四毫秒内断光。")\n\n1. 先做切片，再做试验\n2. 按残留而非速度选择功率\n3. 在显微镜下数断丝：正确的数字是零\n\n> 客户问速度有多快，我问这根线将如何焊接。\n> — 田边由纪，应用工程师\n\n植入体导线需3.8秒。用刀只需两秒，却每九根坏一根。',
    ],
  },
  {
    slug: 'what-the-force-curve-cannot-show',
    date: '2026-06-17T07:00:00.000Z',
    image: 'story-force',
    category: 'technology',
    contacts: ['marc-aeschlimann'],
    products: ['corvus-550-duo', 'norma-30', 'norma-12'],
    title: [
      'What the force curve cannot show',
      'Was die Kraftkurve nicht zeigt',
      '荷重曲線では分からないこと',
      '压接力曲线看不到什么',
    ],
    lead: [
      'Crimp-force monitoring finds a missing strand in nine of ten cases. This story is about the tenth.',
      'Die Crimpkraft-Überwachung findet eine fehlende Litze in neun von zehn Fällen. Hier geht es um den zehnten.',
      '圧着荷重モニタリングは、素線切れを10件中9件見つけます。これは残る1件の話です。',
      '压接力监控十次中有九次能发现断丝。本文讲的是第十次。',
    ],
    body: [
      'A curve is the sum of everything: strands, insulation, sheet, lubricant, temperature. A fault whose effect is smaller than the scatter of the good parts does not show in it, whatever the software promises.\n\n## An experiment with 4,000 crimps\n\nWe built in faults on purpose: one strand of nineteen missing, insulation in the crimp, a terminal from another lot. Then we let the monitor judge, and afterwards the pull tester and the microscope.\n\n- one strand of seven missing: found in 99.6 percent\n- one of nineteen: 91 percent\n- one of thirty-seven: 34 percent, no better than a dice\n\n![Crimping station with the force curve on the screen](/images/products/corvus-550-duo-detail.webp =1180x787 "The curve beside the crimp it belongs to: 0.75 mm², nineteen strands.")\n\n## What follows\n\nAbove nineteen strands, look at the strands before the crimp: a camera in front of the press costs 180 milliseconds and sees what force cannot.\n\n> A monitor that never complains is either very good or switched off. Find out which.\n> — Marc Aeschlimann, Principal engineer',
      'Eine Kurve ist die Summe von allem: Litzen, Isolation, Blech, Schmierung, Temperatur. Ein Fehler, der weniger ausmacht als die Streuung der guten Teile, zeigt sich darin nicht, was die Software auch verspricht.\n\n## Ein Versuch mit 4000 Crimps\n\nWir bauten Fehler absichtlich ein: eine von neunzehn Litzen weg, Isolation im Crimp, ein Kontakt aus einem anderen Los. Dann urteilte die Überwachung, danach die Zugprüfung und das Mikroskop.\n\n- eine von sieben Litzen fehlt: in 99,6 Prozent gefunden\n- eine von neunzehn: 91 Prozent\n- eine von siebenunddreissig: 34 Prozent, nicht besser als ein Würfel\n\n![Crimpstation mit der Kraftkurve auf dem Bildschirm](/images/products/corvus-550-duo-detail.webp =1180x787 "Die Kurve neben dem Crimp, zu dem sie gehört: 0,75 mm², neunzehn Litzen.")\n\n## Was daraus folgt\n\nÜber neunzehn Litzen schaut man vor dem Crimp auf die Litzen: Eine Kamera vor der Presse kostet 180 Millisekunden und sieht, was die Kraft nicht sieht.\n\n> Eine Überwachung, die sich nie meldet, ist entweder sehr gut oder ausgeschaltet. Finden Sie heraus, was zutrifft.\n> — Marc Aeschlimann, Chefingenieur',
      '曲線は素線、被覆、板材、潤滑、温度のすべてを合計したものです。良品のばらつきより小さな影響しか持たない不良は、ソフトウェアが何を約束しようと曲線には現れません。\n\n## 4,000回の圧着実験\n\n意図的に不良を作りました。19本中1本の素線切れ、被覆の噛み込み、別ロットの端子。まずモニタに判定させ、その後引張試験と顕微鏡で確認しました。\n\n- 7本中1本の欠落：検出率99.6％\n- 19本中1本：91％\n- 37本中1本：34％、さいころと変わりません\n\n![荷重曲線が画面に表示された圧着ステーション](/images/products/corvus-550-duo-detail.webp =1180x787 "圧着部とその曲線：0.75 mm²、素線19本。")\n\n## 結論\n\n19本を超えるなら、圧着前に素線を見ることです。プレス前のカメラは180ミリ秒で、荷重では見えないものを捉えます。\n\n> 一度も警告しないモニタは、非常に優秀か、電源が切れているかです。どちらか確かめてください。\n> — マルク・エシュリマン（主席エンジニア）',
      '曲线是一切因素的总和：芯线、绝缘、板材、润滑、温度。若缺陷的影响小于良品的离散，无论软件如何承诺，它都不会出现在曲线上。\n\n## 四千次压接的试验\n\n我们有意制造缺陷：十九根中缺一根、绝缘压入、混入其他批次端子。先由监控判断，再用拉力机和显微镜验证。\n\n- 七根缺一：检出率99.6%\n- 十九根缺一：91%\n- 三十七根缺一：34%，与掷骰子无异\n\n![屏幕上显示压接力曲线的压接工位](/images/products/corvus-550-duo-detail.webp =1180x787 "曲线与对应的压接：0.75 mm²，十九根芯线。")\n\n## 结论\n\n超过十九根时，应在压接前观察芯线：压接机前的相机只需180毫秒，便能看到力看不到的东西。\n\n> 从不报警的监控，要么非常好，要么没开机。请弄清是哪一种。\n> — 马克·埃施利曼，首席工程师',
    ],
  },
];
