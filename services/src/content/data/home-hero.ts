import type { PickText } from './seed-builders.ts';

/** The first view of the home page. */
export function createHero(text: PickText) {
  return {
    __typename: 'HeroBlock',
    overline: text('Wire processing', 'Leitungsverarbeitung', '電線加工', '线束加工'),
    title: text(
      'Every crimp, a measured fact',
      'Jeder Crimp eine gemessene Tatsache',
      'すべての圧着を、測定された事実に',
      '每一次压接，都有测量为证',
    ),
    lead: text(
      'KMX builds machines that cut, strip, crimp, mark and test wire, from the bench press to the fully automatic line, and the people who keep them running.',
      'KMX baut Maschinen, die Leitungen schneiden, abisolieren, crimpen, markieren und prüfen, von der Tischpresse bis zur vollautomatischen Linie. Und stellt die Leute, die sie am Laufen halten.',
      'KMXは、電線の切断・ストリップ・圧着・マーキング・検査を行う機械を、卓上プレスから全自動ラインまで製造し、その稼働を支えます。',
      'KMX制造切断、剥皮、压接、标识与检测设备，从台式压接机到全自动生产线，并以专业团队保障其持续运行。',
    ),
    image: 'asset-home-hero',
    links: [
      { text: text('Find a machine', 'Maschine finden', '機械を探す', '查找设备'), path: '/products' },
      {
        text: text('Talk to a specialist', 'Fachperson kontaktieren', '専門担当者に相談', '咨询专家'),
        path: '/contact',
      },
    ],
    theme: 'Default',
  };
}

/** The first view of the home page for the United States (PUB-061). */
export function createAmericanHero(text: PickText) {
  return {
    ...createHero(text),
    title: text(
      'Made in Switzerland, stocked in Illinois',
      'In der Schweiz gebaut, in Illinois ab Lager',
      'スイスで製造、イリノイに在庫',
      '瑞士制造，伊利诺伊现货',
    ),
    lead: text(
      'Bench presses and applicators for AWG 30 to 2 ship within 48 hours, with technicians in four time zones.',
      'Tischpressen und Werkzeuge für AWG 30 bis 2 verlassen das Lager innert 48 Stunden; Techniker sind in vier Zeitzonen unterwegs.',
      'AWG 30～2対応の卓上プレスとアプリケーターを48時間以内に出荷。4つのタイムゾーンに技術者を配置しています。',
      '适用AWG 30至2的台式压接机与模具48小时内发货，技术人员覆盖四个时区。',
    ),
  };
}
