import type { StoryText } from './story-text.ts';

/** Stories about what production uses, keeps and gives back. */
export const responsibilityStories: readonly StoryText[] = [
  {
    slug: 'twenty-two-years-and-a-second-life',
    date: '2026-10-07T07:00:00.000Z',
    image: 'story-press',
    category: 'responsibility',
    contacts: ['elena-dvorakova', 'heidi-brunner'],
    products: ['ferro-140', 'ferro-a12'],
    title: [
      'Twenty-two years, and a second life',
      'Zweiundzwanzig Jahre und ein zweites Leben',
      '22年、そして第二の人生',
      '二十二年，以及第二次生命',
    ],
    lead: [
      'A press from Olomouc came back for scrap. It left the plant again with a new control, its old frame and eleven years of warranty on the bearings.',
      'Eine Presse aus Olomouc kam zum Verschrotten zurück. Sie verliess das Werk mit neuer Steuerung, altem Gestell und elf Jahren Garantie auf die Lager.',
      'オロモウツから廃棄のために戻ったプレスが、新しい制御装置と元のフレーム、そして軸受11年保証を得て再び出荷されました。',
      '一台从奥洛穆茨退回准备报废的压接机，换上新控制器、保留旧机架，带着十一年轴承质保重新出厂。',
    ],
    body: [
      'Cast iron does not tire. The frame of a bench press from 2004 is, after 31 million strokes, straighter than on the day it was made: it has had time to settle.\n\nWhat wears are bearings, guides, seals and, soonest of all, electronics. So we replace those and keep the 58 kg of iron.\n\n![An opened machine during preventive maintenance](/images/service.webp =1770x1180 "Every overhaul begins with a measurement: what is within the drawing stays.")\n\n## What an overhaul saves\n\n- 58 of 64 kg of material stay in use\n- 71 percent less CO₂ than a new press, the transport included\n- nine days without the machine instead of fourteen weeks of delivery\n\n> Nobody asked us whether it could be repaired. They only asked where to throw it away.\n> — Elena Dvořáková, Service and sustainability\n\nThe press stands in Olomouc again, in its old place. Its new number ends in an R.',
      'Gusseisen ermüdet nicht. Das Gestell einer Tischpresse von 2004 ist nach 31 Millionen Hüben gerader als am ersten Tag: Es hatte Zeit, sich zu setzen.\n\nWas verschleisst, sind Lager, Führungen, Dichtungen und am frühesten die Elektronik. Diese ersetzen wir und behalten die 58 kg Eisen.\n\n![Geöffnete Maschine bei der vorbeugenden Wartung](/images/service.webp =1770x1180 "Jede Überholung beginnt mit einer Messung: Was in der Zeichnung liegt, bleibt.")\n\n## Was eine Überholung spart\n\n- 58 von 64 kg Material bleiben im Einsatz\n- 71 Prozent weniger CO₂ als eine neue Presse, Transport eingerechnet\n- neun Tage ohne Maschine statt vierzehn Wochen Lieferzeit\n\n> Niemand fragte, ob man sie reparieren könne. Man fragte nur, wohin damit.\n> — Elena Dvořáková, Service und Nachhaltigkeit\n\nDie Presse steht wieder in Olomouc, an ihrem alten Platz. Ihre neue Nummer endet auf R.',
      '鋳鉄は疲労しません。2004年製の卓上プレスのフレームは、3,100万回のストロークを経て、製造当日より真っ直ぐになっています。落ち着く時間があったからです。\n\n摩耗するのは軸受、ガイド、シール、そして何よりも早く電子部品です。それらを交換し、58 kgの鉄は残します。\n\n![予防保全で開かれた機械](/images/service.webp =1770x1180 "オーバーホールは測定から始まります。図面公差内の部品はそのまま使います。")\n\n## オーバーホールの効果\n\n- 64 kgのうち58 kgの材料を継続使用\n- 輸送を含め、新品に比べCO₂を71％削減\n- 納期14週間に対し、機械の停止は9日間\n\n> 修理できるかとは誰も聞きませんでした。どこに捨てればよいかと聞かれただけです。\n> — エレナ・ドヴォジャーコヴァー（サービス・サステナビリティ担当）\n\nプレスはオロモウツの元の場所に戻りました。新しい番号の末尾はRです。',
      '铸铁不会疲劳。一台2004年的台式压接机，在3100万次冲程之后，机架比出厂当天更直，因为它有时间稳定下来。\n\n真正磨损的是轴承、导轨、密封件，最先失效的则是电子部件。我们更换这些部件，保留58公斤铸铁。\n\n![预防性维护中打开的设备](/images/service.webp =1770x1180 "每次大修都从测量开始：符合图纸的零件予以保留。")\n\n## 大修节省了什么\n\n- 64公斤材料中有58公斤继续使用\n- 含运输在内，二氧化碳排放比新机少71%\n- 停机九天，而非十四周交货期\n\n> 没有人问能不能修，只问该扔到哪里。\n> — 埃莱娜·德沃扎科娃，服务与可持续发展\n\n这台压接机已回到奥洛穆茨的原位，新编号以R结尾。',
    ],
  },
  {
    slug: 'the-air-nobody-used',
    date: '2026-04-22T07:00:00.000Z',
    image: 'story-air',
    category: 'responsibility',
    contacts: ['elena-dvorakova'],
    products: ['corvus-620', 'corvus-530'],
    title: ['The air nobody used', 'Die Luft, die niemand brauchte', '誰も使っていなかった空気', '无人使用的压缩空气'],
    lead: [
      'On a Sunday in February eleven lines stood still and the compressor ran. Listening to it was the cheapest energy project of the year.',
      'An einem Sonntag im Februar standen elf Linien still, und der Kompressor lief. Ihm zuzuhören war das günstigste Energieprojekt des Jahres.',
      '2月のある日曜日、11ラインが止まっているのにコンプレッサは動いていました。その音を聞くことが、年間で最も安価な省エネ活動でした。',
      '二月的一个周日，十一条生产线全部停机，空压机却仍在运转。倾听它，成了全年成本最低的节能项目。',
    ],
    body: [
      'Compressed air is invisible, and so are its losses. In a plant in Pitești the meter showed 38 percent of the weekday value on a day without production.\n\n## Three hours, two people, one stethoscope\n\nThe team walked from machine to machine and marked what hissed: couplings, two worn cylinders, a blow-off nozzle held open by a cable tie. Of 64 leaks, 51 could be closed the same afternoon.\n\n![View across a shop floor with fully automatic lines](/images/story-6.webp =1770x1180 "Eleven lines, one compressor room: each line now has its own valve.")\n\nSince then a valve shuts each line off when its control has been idle for ten minutes. The update is free and works on every Corvus built after 2011.\n\n> We had planned a new compressor. Now we have one to sell.\n> — Plant manager, Pitești\n\nThe saving: **112,000 kWh a year**, as much as thirty households use.',
      'Druckluft sieht man nicht, ihre Verluste auch nicht. In einem Werk in Pitești zeigte der Zähler an einem Tag ohne Produktion 38 Prozent des Werktagswerts.\n\n## Drei Stunden, zwei Personen, ein Stethoskop\n\nDas Team ging von Maschine zu Maschine und markierte, was zischte: Kupplungen, zwei verschlissene Zylinder, eine Blasdüse, die ein Kabelbinder offen hielt. Von 64 Lecks liessen sich 51 am selben Nachmittag schliessen.\n\n![Blick über eine Fertigung mit vollautomatischen Linien](/images/story-6.webp =1770x1180 "Elf Linien, ein Kompressorraum: Jede Linie hat jetzt ihr eigenes Ventil.")\n\nSeither sperrt ein Ventil jede Linie ab, deren Steuerung zehn Minuten ruht. Die Aktualisierung kostet nichts und läuft auf jeder Corvus ab Baujahr 2011.\n\n> Wir hatten einen neuen Kompressor geplant. Jetzt haben wir einen zu verkaufen.\n> — Werkleiter, Pitești\n\nDie Einsparung: **112 000 kWh im Jahr**, so viel wie dreissig Haushalte brauchen.',
      '圧縮空気は目に見えず、その損失も見えません。ルーマニア・ピテシュティの工場では、生産のない日にも平日の38％が消費されていました。\n\n## 3時間、2人、聴診器1本\n\nチームは機械を1台ずつ回り、音のする箇所に印を付けました。継手、摩耗したシリンダ2本、結束バンドで開いたままのブローノズル。64か所の漏れのうち51か所はその日の午後に塞がりました。\n\n![全自動ラインが並ぶ生産現場](/images/story-6.webp =1770x1180 "11ラインに1つのコンプレッサ室。各ラインに専用バルブを設けました。")\n\n現在は、制御が10分間停止したラインをバルブが自動で遮断します。アップデートは無償で、2011年以降のすべてのCorvusに対応します。\n\n> 新しいコンプレッサを買う予定でした。今は1台売りに出しています。\n> — ピテシュティ工場長\n\n削減量は**年間112,000 kWh**、30世帯分の使用量に相当します。',
      '压缩空气看不见，它的损失同样看不见。在皮特什蒂的一家工厂，没有生产的日子里，流量计仍显示工作日的38%。\n\n## 三小时、两个人、一副听诊器\n\n团队逐台检查，标出漏气处：接头、两只磨损的气缸、一个被扎带绑住常开的吹气嘴。64处泄漏中，51处当天下午即被封堵。\n\n![全自动生产线车间全景](/images/story-6.webp =1770x1180 "十一条生产线共用一个空压机房，如今每条线都有独立阀门。")\n\n此后，控制器空闲十分钟的生产线会由阀门自动切断气源。该更新免费，适用于2011年以后生产的所有Corvus。\n\n> 我们原本计划购买新空压机，现在反而有一台要出售。\n> — 皮特什蒂工厂厂长\n\n每年节省**112000千瓦时**，相当于三十户家庭的用电量。',
    ],
  },
];
