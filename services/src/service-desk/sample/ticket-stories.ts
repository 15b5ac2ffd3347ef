import type { TicketConcern, TicketType } from '../model/desk-tables.ts';

/** What people say in the course of a ticket; `{machine}`, `{serial}` and `{number}` are filled in. */
export interface TicketTexts {
  readonly subject: string;
  readonly description: string;
  /** Service takes the matter up. */
  readonly start: string;
  /** Service needs to know something. */
  readonly question: string;
  /** The customer answers. */
  readonly answer: string;
  /** Service has solved it. */
  readonly solution: string;
}

/** One matter as it comes up again and again, in the languages in which customers write. */
export interface TicketStory {
  readonly type: TicketType;
  readonly concern: TicketConcern;
  /** Series of machines it happens to; empty for all. */
  readonly series: readonly string[];
  readonly en: TicketTexts;
  readonly de: TicketTexts;
  readonly ja: TicketTexts;
}

/** Matters of daily life with machines for wire. */
export const ticketStories: readonly TicketStory[] = [
  {
    type: 'FAULT',
    concern: 'PRODUCTION_STOPPED',
    series: ['Corvus', 'Vela'],
    en: {
      subject: 'Line stops with feed error E-{number}',
      description:
        'Our {machine} ({serial}) stops with error E-{number} after about {number} pieces. The feed rollers turn, but the wire does not move for a moment. We have cleaned the rollers and changed the wire drum, without success. The night shift could not produce at all.',
      start:
        'Thank you for the clear description. A standing line comes first here: I am looking at your machine data now.',
      question:
        'Please tell me the pressure shown at the feed unit, and whether the error also comes with another cross-section.',
      answer: 'The display shows 3.4 bar. With 2.5 mm² it runs, with 0.35 mm² it stops every time.',
      solution:
        'At 3.4 bar the rollers slip on thin insulation. Please set 4.2 bar for cross-sections below 0.5 mm²; I have sent you a recipe that does it by itself. The valve will be checked at the next maintenance.',
    },
    de: {
      subject: 'Linie stoppt mit Vorschubfehler E-{number}',
      description:
        'Unsere {machine} ({serial}) stoppt nach rund {number} Teilen mit dem Fehler E-{number}. Die Vorschubrollen drehen, die Leitung bewegt sich aber kurz nicht. Rollen gereinigt, anderes Fass eingelegt, ohne Erfolg. Die Nachtschicht konnte gar nicht produzieren.',
      start:
        'Vielen Dank für die genaue Beschreibung. Eine stehende Linie geht vor: Ich sehe mir Ihre Maschinendaten gerade an.',
      question:
        'Bitte nennen Sie mir den Druck an der Vorschubeinheit, und ob der Fehler auch bei einem anderen Querschnitt auftritt.',
      answer: 'Die Anzeige steht auf 3,4 bar. Mit 2,5 mm² läuft sie, mit 0,35 mm² stoppt sie jedes Mal.',
      solution:
        'Bei 3,4 bar rutschen die Rollen auf dünner Isolation. Bitte stellen Sie unter 0,5 mm² 4,2 bar ein; ich habe Ihnen ein Rezept geschickt, das dies selbst tut. Das Ventil prüfen wir bei der nächsten Wartung.',
    },
    ja: {
      subject: '送りエラーE-{number}でラインが停止する',
      description:
        '弊社の{machine}（{serial}）が約{number}本加工したところでエラーE-{number}により停止します。送りローラーは回転していますが、電線が一瞬動きません。ローラーの清掃とドラムの交換を行いましたが改善しません。夜勤ではまったく生産できませんでした。',
      start:
        '詳しいご説明をありがとうございます。ライン停止は最優先で対応いたします。ただいま機械のデータを確認しております。',
      question: '送りユニットに表示されている圧力と、別の断面積でも同じエラーが出るかをお知らせください。',
      answer: '表示は3.4 barです。2.5 mm²では動作しますが、0.35 mm²では毎回停止します。',
      solution:
        '3.4 barでは薄い被覆でローラーが滑ります。0.5 mm²未満では4.2 barに設定してください。自動で切り替えるレシピをお送りしました。バルブは次回の保守で点検いたします。',
    },
  },
  {
    type: 'FAULT',
    concern: 'QUALITY',
    series: ['Ferro', 'Corvus'],
    en: {
      subject: 'Crimp height drifts during the shift',
      description:
        'On the {machine} ({serial}) the crimp height starts at 1.42 mm and reaches 1.47 mm after four hours. Tolerance is ±0.03 mm, so we scrap about {number} contacts a day. Applicator and terminal are the same as last month.',
      start:
        'Understood. A slow drift over hours usually has to do with temperature. I am comparing it with your force curves.',
      question: 'Could you note crimp height and room temperature every hour for one shift, and send me the values?',
      answer:
        'Done: 19 °C at 6 a.m. and 27 °C at noon, the height follows exactly. The hall door was open all morning.',
      solution:
        'The ram expands with the temperature of the hall. Please switch on temperature compensation under Setup, Press; a reference measurement is needed once. Your {machine} has had the sensor since it was delivered.',
    },
    de: {
      subject: 'Crimphöhe wandert im Lauf der Schicht',
      description:
        'An der {machine} ({serial}) beginnt die Crimphöhe bei 1,42 mm und liegt nach vier Stunden bei 1,47 mm. Die Toleranz beträgt ±0,03 mm, wir verwerfen etwa {number} Kontakte am Tag. Applikator und Kontakt sind dieselben wie im letzten Monat.',
      start:
        'Verstanden. Eine langsame Drift über Stunden hat meist mit der Temperatur zu tun. Ich vergleiche sie mit Ihren Kraftkurven.',
      question:
        'Könnten Sie während einer Schicht stündlich Crimphöhe und Raumtemperatur notieren und mir die Werte senden?',
      answer:
        'Erledigt: 19 °C um 6 Uhr und 27 °C am Mittag, die Höhe folgt genau. Das Hallentor stand den ganzen Morgen offen.',
      solution:
        'Der Stössel dehnt sich mit der Hallentemperatur. Bitte schalten Sie unter Einrichten, Presse die Temperaturkompensation ein; einmalig ist eine Referenzmessung nötig. Ihre {machine} hat den Sensor seit der Auslieferung.',
    },
    ja: {
      subject: '勤務中に圧着高さがずれていく',
      description:
        '{machine}（{serial}）で、開始時1.42 mmの圧着高さが4時間後に1.47 mmになります。公差は±0.03 mmのため、1日に約{number}個の端子を廃棄しています。アプリケーターと端子は先月と同じです。',
      start: '承知いたしました。数時間かけたずれは温度が原因であることが多く、荷重曲線と照合しております。',
      question: '1勤務の間、1時間ごとに圧着高さと室温を記録し、お送りいただけますでしょうか。',
      answer: '記録しました。6時は19 ℃、正午は27 ℃で、高さも同じように変化しています。午前中は扉が開いたままでした。',
      solution:
        'ラムが室温で膨張しています。「段取り」→「プレス」で温度補正を有効にしてください。初回のみ基準測定が必要です。お使いの{machine}にはセンサーが標準で付いています。',
    },
  },
  {
    type: 'SPARE_PARTS',
    concern: 'PLANNED',
    series: ['Pila', 'Lyra', 'Vela'],
    en: {
      subject: 'Blade set for {machine}',
      description:
        'We need two blade sets for our {machine} ({serial}), PTFE insulation, 0.14 to 1.5 mm². The present ones have made about {number}0,000 cuts. Please quote, delivery to our plant.',
      start: 'Thank you for your enquiry. I am checking stock and the right geometry for PTFE.',
      question: 'Is the strip length above 12 mm? Then I would suggest the coated version.',
      answer: 'Yes, 18 mm on one side. Please quote the coated version.',
      solution:
        'The quotation for two coated blade sets is on its way to you. They are in stock and leave on the day of your order.',
    },
    de: {
      subject: 'Messersatz für {machine}',
      description:
        'Wir benötigen zwei Messersätze für unsere {machine} ({serial}), PTFE-Isolation, 0,14 bis 1,5 mm². Die jetzigen haben etwa {number}0 000 Schnitte gemacht. Bitte um Angebot mit Lieferung ins Werk.',
      start: 'Vielen Dank für die Anfrage. Ich prüfe den Lagerbestand und die passende Geometrie für PTFE.',
      question: 'Liegt die Abisolierlänge über 12 mm? Dann würde ich die beschichtete Ausführung empfehlen.',
      answer: 'Ja, 18 mm auf einer Seite. Bitte die beschichtete Ausführung anbieten.',
      solution:
        'Das Angebot über zwei beschichtete Messersätze ist unterwegs. Sie liegen am Lager und gehen am Tag Ihrer Bestellung ab.',
    },
    ja: {
      subject: '{machine}用の刃セット',
      description:
        '{machine}（{serial}）用の刃セットを2組お願いします。PTFE被覆、0.14～1.5 mm²です。現在の刃は約{number}万回切断しました。工場渡しでお見積りください。',
      start: 'お問い合わせありがとうございます。在庫とPTFEに適した形状を確認しております。',
      question: '皮むき長さは12 mmを超えますか。その場合はコーティング品をお勧めいたします。',
      answer: 'はい、片側が18 mmです。コーティング品で見積りをお願いします。',
      solution: 'コーティング刃セット2組のお見積りをお送りしました。在庫がございますので、ご注文当日に出荷いたします。',
    },
  },
  {
    type: 'MAINTENANCE',
    concern: 'PLANNED',
    series: [],
    en: {
      subject: 'Yearly maintenance of {machine}',
      description:
        'The {machine} ({serial}) is due for its yearly maintenance. Could somebody come in the week of our planned standstill? The machine is free for two days. Please bring the wear parts from the list of last year.',
      start: 'Gladly. I am looking for a technician for that week and will come back to you with a date.',
      question:
        'Would Tuesday and Wednesday suit you? And is there compressed air at the machine during the standstill?',
      answer: 'Both days are fine. Compressed air is on until 4 p.m.',
      solution:
        'The visit is booked for Tuesday and Wednesday. You have the confirmation with the list of parts in your mail.',
    },
    de: {
      subject: 'Jährliche Wartung der {machine}',
      description:
        'Die {machine} ({serial}) ist zur jährlichen Wartung fällig. Könnte jemand in der Woche unseres geplanten Stillstands kommen? Die Maschine ist zwei Tage frei. Bitte die Verschleissteile der Liste vom letzten Jahr mitbringen.',
      start:
        'Sehr gern. Ich suche für diese Woche eine Technikerin oder einen Techniker und melde mich mit einem Termin.',
      question: 'Passen Ihnen Dienstag und Mittwoch? Und ist während des Stillstands Druckluft an der Maschine?',
      answer: 'Beide Tage passen. Druckluft gibt es bis 16 Uhr.',
      solution:
        'Der Besuch ist für Dienstag und Mittwoch gebucht. Die Bestätigung mit der Teileliste haben Sie per E-Mail.',
    },
    ja: {
      subject: '{machine}の年次保守',
      description:
        '{machine}（{serial}）の年次保守の時期になりました。計画停止の週に訪問していただけますか。機械は2日間空いています。昨年のリストにある消耗部品をご持参ください。',
      start: 'かしこまりました。その週に伺える担当者を調整し、日程をご連絡いたします。',
      question: '火曜日と水曜日でよろしいでしょうか。また、停止中も圧縮空気は使えますか。',
      answer: '両日とも問題ありません。圧縮空気は16時まで使えます。',
      solution: '火曜日と水曜日の訪問を手配いたしました。部品リスト付きの確認書をメールでお送りしております。',
    },
  },
  {
    type: 'SOFTWARE',
    concern: 'PRODUCTION_LIMITED',
    series: ['Corvus', 'Vela', 'Ferro'],
    en: {
      subject: 'Order list not accepted after update',
      description:
        'Since the software update of our {machine} ({serial}) order lists from our planning system are refused with “line {number}: unknown column”. We enter orders by hand now, which costs an hour a shift.',
      start: 'I am sorry about the extra work. I am trying the import with the current version here.',
      question: 'Could you attach one of the lists? The first ten lines are enough.',
      answer: 'Attached as text in my mail to you: the column “Seal right” comes twice since our own update.',
      solution:
        'The new version refuses columns that come twice, the old one silently took the first. Please remove the second one in your export; version notes now say so.',
    },
    de: {
      subject: 'Auftragsliste wird nach dem Update nicht angenommen',
      description:
        'Seit dem Software-Update unserer {machine} ({serial}) werden Auftragslisten aus unserem Planungssystem mit «Zeile {number}: unbekannte Spalte» abgelehnt. Wir geben die Aufträge von Hand ein, das kostet eine Stunde pro Schicht.',
      start: 'Die Mehrarbeit tut mir leid. Ich probiere den Import hier mit der aktuellen Version aus.',
      question: 'Könnten Sie eine der Listen anhängen? Die ersten zehn Zeilen genügen.',
      answer:
        'Als Text in meiner Mail an Sie: Die Spalte «Dichtung rechts» kommt seit unserem eigenen Update doppelt vor.',
      solution:
        'Die neue Version lehnt doppelte Spalten ab, die alte nahm stillschweigend die erste. Bitte entfernen Sie die zweite in Ihrem Export; in den Versionshinweisen steht es jetzt auch.',
    },
    ja: {
      subject: '更新後に指示リストが読み込めない',
      description:
        '{machine}（{serial}）のソフトウェア更新後、生産計画システムの指示リストが「{number}行目：不明な列」で拒否されます。現在は手入力しており、1勤務あたり1時間かかっています。',
      start: 'お手数をおかけして申し訳ございません。こちらで最新版の取り込みを試しております。',
      question: 'リストを1件添付していただけますか。先頭の10行で十分です。',
      answer: 'メールで送りました。弊社側の更新以降、「右シール」の列が二重になっていました。',
      solution:
        '新しい版では重複した列を拒否し、以前の版は最初の列を黙って使っていました。出力側で2つ目の列を削除してください。リリースノートにも追記いたしました。',
    },
  },
  {
    type: 'QUESTION',
    concern: 'GENERAL',
    series: ['Ferro'],
    en: {
      subject: 'Which ferrule for 0.25 mm² on {machine}?',
      description:
        'We want to process 0.25 mm² with 8 mm ferrules on the {machine} ({serial}). The table in the manual starts at 0.34 mm². Is there a die for it, and what pull-out force should we expect?',
      start: 'A good question, the table is from the first edition. I am asking our laboratory.',
      question: 'Which standard do you test to: DIN 46228-4 or your own works standard?',
      answer: 'DIN 46228-4, with 20 samples per batch.',
      solution:
        'There is a die for 0.25 mm². In our laboratory it reached 22 N on average, the standard asks for 15 N. You find both in the new table, page {number}.',
    },
    de: {
      subject: 'Welche Aderendhülse für 0,25 mm² auf {machine}?',
      description:
        'Wir möchten auf der {machine} ({serial}) 0,25 mm² mit Aderendhülsen von 8 mm verarbeiten. Die Tabelle der Anleitung beginnt bei 0,34 mm². Gibt es dafür ein Gesenk, und welche Auszugskraft ist zu erwarten?',
      start: 'Eine gute Frage, die Tabelle stammt aus der ersten Auflage. Ich frage unser Labor.',
      question: 'Nach welcher Norm prüfen Sie: DIN 46228-4 oder nach einer Werknorm?',
      answer: 'DIN 46228-4, mit 20 Mustern je Los.',
      solution:
        'Es gibt ein Gesenk für 0,25 mm². Im Labor erreichte es im Mittel 22 N, die Norm verlangt 15 N. Beides steht in der neuen Tabelle auf Seite {number}.',
    },
    ja: {
      subject: '{machine}で0.25 mm²に使えるフェルールは',
      description:
        '{machine}（{serial}）で0.25 mm²に8 mmのフェルールを加工したいと考えています。取扱説明書の表は0.34 mm²からです。対応する金型はありますか。また、引き抜き力の目安を教えてください。',
      start: 'ご質問ありがとうございます。表は初版のものですので、試験室に確認いたします。',
      question: '試験はDIN 46228-4ですか、それとも社内規格でしょうか。',
      answer: 'DIN 46228-4で、1ロットあたり20個です。',
      solution:
        '0.25 mm²用の金型がございます。試験室では平均22 N、規格は15 N以上です。いずれも新しい表（{number}ページ）に記載しました。',
    },
  },
  {
    type: 'TRAINING',
    concern: 'PLANNED',
    series: [],
    en: {
      subject: 'Training for new setters on {machine}',
      description:
        'Three new colleagues will set up the {machine} ({serial}). We would like two days of training at our plant: change-over, crimp quality, first diagnosis. All three read English well.',
      start: 'With pleasure. The academy has a course that fits; I am asking for dates.',
      question:
        'How many hours of production can you spare during the training? The setting exercises need the machine.',
      answer: 'Mornings are free on both days, in the afternoon we have to produce.',
      solution:
        'Your course is booked: theory in the afternoons, exercises in the mornings. The invitation for all three is on its way.',
    },
    de: {
      subject: 'Schulung für neue Einrichter an der {machine}',
      description:
        'Drei neue Kollegen werden die {machine} ({serial}) einrichten. Wir wünschen uns zwei Tage Schulung im Werk: Umrüsten, Crimpqualität, erste Diagnose. Alle drei sprechen Deutsch.',
      start: 'Sehr gern. Die Akademie hat einen passenden Kurs; ich frage nach Terminen.',
      question:
        'Wie viele Stunden Produktion können Sie während der Schulung entbehren? Die Übungen brauchen die Maschine.',
      answer: 'An beiden Tagen ist der Vormittag frei, am Nachmittag müssen wir produzieren.',
      solution:
        'Der Kurs ist gebucht: Übungen am Vormittag, Theorie am Nachmittag. Die Einladung für alle drei ist unterwegs.',
    },
    ja: {
      subject: '{machine}の新しい段取り担当者の研修',
      description:
        '新しい担当者3名が{machine}（{serial}）の段取りを行います。工場で2日間の研修（段取り替え、圧着品質、初期診断）をお願いできますか。3名とも日本語での受講を希望しています。',
      start: '承知いたしました。該当する講習がございますので、日程を確認いたします。',
      question: '研修中に生産を止められる時間はどのくらいですか。段取り実習には機械が必要です。',
      answer: '両日とも午前中は空いていますが、午後は生産があります。',
      solution: '午前に実習、午後に座学という日程で手配いたしました。3名様あての案内をお送りします。',
    },
  },
  {
    type: 'FAULT',
    concern: 'PRODUCTION_LIMITED',
    series: ['Scriba'],
    en: {
      subject: 'Marking is pale on blue insulation',
      description:
        'The marking of the {machine} ({serial}) is hard to read on dark blue insulation since lot {number}. White and grey are fine. Contrast measured: 38 %, we need 55 %.',
      start: 'Thank you for the measured value, that helps. I am asking for the laser parameters of this insulation.',
      question: 'Has the supplier of the insulation changed? The pigment matters more than the colour.',
      answer: 'Yes, since lot {number} it comes from another supplier. I did not know that it could matter.',
      solution:
        'For this pigment please use the parameter set “ETFE dark 2”; it reached 61 % on the sample you sent. It is part of the next parameter list.',
    },
    de: {
      subject: 'Beschriftung auf blauer Isolation zu blass',
      description:
        'Die Beschriftung der {machine} ({serial}) ist seit Los {number} auf dunkelblauer Isolation schlecht lesbar. Weiss und Grau sind gut. Gemessener Kontrast: 38 %, wir brauchen 55 %.',
      start: 'Danke für den Messwert, das hilft. Ich erfrage die Laserparameter für diese Isolation.',
      question: 'Hat der Lieferant der Isolation gewechselt? Das Pigment zählt mehr als die Farbe.',
      answer:
        'Ja, seit Los {number} kommt sie von einem anderen Lieferanten. Ich wusste nicht, dass das eine Rolle spielt.',
      solution:
        'Bitte verwenden Sie für dieses Pigment den Parametersatz «ETFE dunkel 2»; er erreichte auf Ihrem Muster 61 %. Er gehört zur nächsten Parameterliste.',
    },
    ja: {
      subject: '青い被覆の印字が薄い',
      description:
        '{machine}（{serial}）の印字が、ロット{number}以降、濃い青の被覆で読みにくくなりました。白と灰色は問題ありません。コントラストの実測は38 %で、55 %が必要です。',
      start: '実測値をありがとうございます。この被覆のレーザー条件を確認いたします。',
      question: '被覆の仕入れ先は変わりましたか。色よりも顔料の影響が大きいのです。',
      answer: 'はい、ロット{number}から別の仕入れ先です。影響するとは知りませんでした。',
      solution:
        'この顔料には条件「ETFE dark 2」をご使用ください。お送りいただいた試料で61 %でした。次回の条件表にも収録いたします。',
    },
  },
  {
    type: 'FAULT',
    concern: 'PRODUCTION_STOPPED',
    series: ['Orbis', 'Norma'],
    en: {
      subject: 'Tester does not start: self-test fails at step {number}',
      description:
        'Our {machine} ({serial}) has not come past the self-test since this morning: step {number}, “reference resistance”. It was moved to another bench yesterday. Nothing else was changed.',
      start: 'I am with you. A move often loosens the reference adapter, please do not open the housing yet.',
      question: 'Is the green light on the adapter at the back steady, or does it blink?',
      answer: 'It blinks. When I press the adapter lightly, it is steady.',
      solution:
        'Then the adapter sat loose: please switch off, push it in until it clicks, and tighten the two screws by hand. The self-test should pass; calibration stays valid.',
    },
    de: {
      subject: 'Tester startet nicht: Selbsttest bricht bei Schritt {number} ab',
      description:
        'Unser {machine} ({serial}) kommt seit heute Morgen nicht über den Selbsttest hinaus: Schritt {number}, «Referenzwiderstand». Gestern wurde er auf einen anderen Tisch gestellt. Sonst wurde nichts verändert.',
      start: 'Ich bin dran. Ein Umzug lockert oft den Referenzadapter, bitte öffnen Sie das Gehäuse noch nicht.',
      question: 'Leuchtet die grüne Anzeige am Adapter auf der Rückseite ruhig, oder blinkt sie?',
      answer: 'Sie blinkt. Drücke ich leicht auf den Adapter, leuchtet sie ruhig.',
      solution:
        'Dann sass der Adapter lose: bitte ausschalten, bis zum Klicken hineinschieben und die zwei Schrauben von Hand anziehen. Der Selbsttest sollte bestehen; die Kalibrierung bleibt gültig.',
    },
    ja: {
      subject: '自己診断の手順{number}で停止し、テスターが起動しない',
      description:
        '{machine}（{serial}）が今朝から自己診断を通りません。手順{number}「基準抵抗」で止まります。昨日、別の作業台に移しました。ほかに変更はありません。',
      start: 'すぐに対応いたします。移動で基準アダプターが緩むことがございます。筐体はまだ開けないでください。',
      question: '背面アダプターの緑のランプは点灯していますか、点滅していますか。',
      answer: '点滅しています。アダプターを軽く押すと点灯になります。',
      solution:
        'アダプターの緩みです。電源を切り、カチッと音がするまで差し込み、2本のねじを手で締めてください。自己診断は合格し、校正も有効のままです。',
    },
  },
  {
    type: 'FAULT',
    concern: 'GENERAL',
    series: ['Onda', 'Tela'],
    en: {
      subject: 'Unusual noise at high speed',
      description:
        'Above {number}0 m/min the {machine} ({serial}) makes a grinding noise, most of all while it speeds up. The wire is not damaged. We run it slower for the moment. A video is in my mail.',
      start: 'Thank you, running it slower is right. I am listening to the video with a colleague from development.',
      question: 'Does the noise stay when no wire is in the machine?',
      answer: 'No, without wire it is quiet.',
      solution:
        'Then it is the brake ring: with wire it works against the drive. It is a wear part, the new one is on its way under warranty and takes ten minutes to change.',
    },
    de: {
      subject: 'Ungewöhnliches Geräusch bei hoher Geschwindigkeit',
      description:
        'Oberhalb von {number}0 m/min macht die {machine} ({serial}) ein schleifendes Geräusch, vor allem beim Beschleunigen. Die Leitung ist nicht beschädigt. Wir fahren vorerst langsamer. Ein Video ist in meiner Mail.',
      start: 'Danke, langsamer fahren ist richtig. Ich höre mir das Video mit einem Kollegen der Entwicklung an.',
      question: 'Bleibt das Geräusch, wenn keine Leitung eingelegt ist?',
      answer: 'Nein, ohne Leitung ist sie leise.',
      solution:
        'Dann ist es der Bremsring: Mit Leitung arbeitet er gegen den Antrieb. Er ist ein Verschleissteil, der neue kommt auf Garantie und ist in zehn Minuten gewechselt.',
    },
    ja: {
      subject: '高速時に異音がする',
      description:
        '{machine}（{serial}）が毎分{number}0 mを超えると、特に加速時に擦れるような音がします。電線に傷はありません。今は速度を落として運転しています。動画をメールで送りました。',
      start: 'ありがとうございます。速度を落とすご対応で問題ございません。開発の担当者と動画を確認いたします。',
      question: '電線を入れない状態でも音はしますか。',
      answer: 'いいえ、電線がなければ静かです。',
      solution:
        'ブレーキリングの摩耗です。電線があると駆動に逆らって働きます。消耗部品ですが、保証で新品をお送りします。交換は10分ほどです。',
    },
  },
  {
    type: 'SOFTWARE',
    concern: 'GENERAL',
    series: ['Norma', 'Orbis', 'Scriba'],
    en: {
      subject: 'Report in our own layout',
      description:
        'Our customer asks for test reports with our logo and {number} columns. Can the {machine} ({serial}) print such a report, or do we need other software? A sample is on page 2 of their standard.',
      start: 'Yes, that can be done with the report editor. I am looking which licence your machine has.',
      question: 'Do you need the report as PDF for each batch, or one for each day?',
      answer: 'One for each batch, saved on our server.',
      solution:
        'I have sent you a layout with your columns. Please put the logo as PNG into the folder “layout” and choose “One per batch”. No other licence is needed.',
    },
    de: {
      subject: 'Prüfbericht im eigenen Layout',
      description:
        'Unser Kunde verlangt Prüfberichte mit unserem Logo und {number} Spalten. Kann die {machine} ({serial}) einen solchen Bericht drucken, oder brauchen wir andere Software? Ein Muster steht auf Seite 2 seiner Norm.',
      start: 'Ja, das geht mit dem Berichtseditor. Ich sehe nach, welche Lizenz Ihre Maschine hat.',
      question: 'Brauchen Sie den Bericht als PDF je Los, oder einen je Tag?',
      answer: 'Einen je Los, abgelegt auf unserem Server.',
      solution:
        'Ich habe Ihnen ein Layout mit Ihren Spalten geschickt. Bitte legen Sie das Logo als PNG in den Ordner «layout» und wählen Sie «Einer je Los». Eine weitere Lizenz ist nicht nötig.',
    },
    ja: {
      subject: '自社書式の検査報告書',
      description:
        '客先から、自社ロゴと{number}列を含む検査報告書を求められています。{machine}（{serial}）で出力できますか。別のソフトが必要でしょうか。見本は客先規格の2ページにあります。',
      start: 'はい、報告書エディターで対応できます。お使いの機械のライセンスを確認いたします。',
      question: '報告書はロットごとのPDFでしょうか、それとも1日1件でしょうか。',
      answer: 'ロットごとに、弊社サーバーへ保存したいです。',
      solution:
        'ご希望の列を含む書式をお送りしました。ロゴをPNGで「layout」フォルダーに置き、「ロットごと」を選択してください。追加のライセンスは不要です。',
    },
  },
  {
    type: 'SPARE_PARTS',
    concern: 'PRODUCTION_LIMITED',
    series: ['Corvus', 'Ferro'],
    en: {
      subject: 'Seal loading unit: gripper worn',
      description:
        'The gripper of the seal station on our {machine} ({serial}) loses every {number}th seal. The rubber is worn on both sides. Please send a replacement as fast as you can, we run at half speed.',
      start: 'I have reserved a gripper for you. Before it leaves I want to be sure that it is the right one.',
      question: 'Which seal colour do you process most? Grippers for 1.2 and for 1.6 mm look alike.',
      answer: 'Yellow, so 1.6 mm.',
      solution:
        'The gripper for 1.6 mm has left our store with express delivery. The instructions are in the parcel; please set the zero position again afterwards.',
    },
    de: {
      subject: 'Dichtungsstation: Greifer verschlissen',
      description:
        'Der Greifer der Dichtungsstation unserer {machine} ({serial}) verliert jede {number}. Dichtung. Der Gummi ist beidseitig abgenutzt. Bitte so schnell wie möglich Ersatz senden, wir fahren mit halber Leistung.',
      start:
        'Ich habe einen Greifer für Sie reserviert. Bevor er abgeht, möchte ich sicher sein, dass es der richtige ist.',
      question: 'Welche Dichtungsfarbe verarbeiten Sie am meisten? Die Greifer für 1,2 und 1,6 mm sehen gleich aus.',
      answer: 'Gelb, also 1,6 mm.',
      solution:
        'Der Greifer für 1,6 mm ist per Express unterwegs. Die Anleitung liegt bei; bitte stellen Sie danach die Nullposition neu ein.',
    },
    ja: {
      subject: 'シール装着部のグリッパーが摩耗',
      description:
        '{machine}（{serial}）のシール部のグリッパーが{number}個に1個シールを落とします。ゴムが両側とも摩耗しています。半分の速度で運転しているため、至急交換品をお願いします。',
      start: 'グリッパーを確保いたしました。出荷前に型式を確認させてください。',
      question: '主にお使いのシールの色は何色ですか。1.2 mm用と1.6 mm用は外観が同じです。',
      answer: '黄色、つまり1.6 mmです。',
      solution:
        '1.6 mm用グリッパーを速達で出荷いたしました。手順書を同梱しております。交換後は原点の再設定をお願いいたします。',
    },
  },
];
