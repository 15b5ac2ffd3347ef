import { parseMarkdown } from '../../rich-text/parse-rich-text.ts';
import type { SeedEntry } from '../../store/seed-content.ts';
import { localize } from '../seed-builders.ts';
import type { Contact, Texts } from './story-text.ts';

interface ContactText {
  readonly slug: Contact;
  readonly name: string;
  readonly phone: string;
  readonly role: Texts;
  readonly place: Texts;
  readonly bio: Texts;
}

const texts: readonly ContactText[] = [
  {
    slug: 'heidi-brunner',
    name: 'Heidi Brunner',
    phone: '+41 52 000 12 31',
    role: [
      'Head of operator training, KMX Crimp Academy',
      'Leiterin Bedienerschulung, KMX Crimp Academy',
      'KMXクリンプアカデミー オペレーター研修責任者',
      'KMX压接学院操作员培训负责人',
    ],
    place: ['Winterthur, Switzerland', 'Winterthur, Schweiz', 'スイス・ヴィンタートゥール', '瑞士温特图尔'],
    bio: [
      'Heidi Brunner began as an assembler at the press with the serial number 17 and has been training operators for nineteen years. She writes about what people at the machine see, hear and decide.\n\n## Ask her about\n\n- operator training on site and in the academy\n- instructions that are read\n- crimp defects one can recognise without a laboratory',
      'Heidi Brunner begann als Monteurin an der Presse mit der Seriennummer 17 und schult seit neunzehn Jahren Bedienende. Sie schreibt darüber, was Menschen an der Maschine sehen, hören und entscheiden.\n\n## Fragen Sie sie nach\n\n- Bedienerschulung vor Ort und in der Academy\n- Anleitungen, die gelesen werden\n- Crimpfehlern, die man ohne Labor erkennt',
      'ハイディ・ブルンナーは、製造番号17のプレスの組立担当として入社し、19年にわたりオペレーターを指導しています。機械の前で人が何を見て、聞き、判断するかを書きます。\n\n## ご相談いただけること\n\n- 現地およびアカデミーでのオペレーター研修\n- 読まれる作業手順書の作り方\n- 試験室なしで見分けられる圧着不良',
      '海蒂·布鲁纳从17号压接机的装配工做起，培训操作员已有十九年。她关注人在设备前看到什么、听到什么、如何判断。\n\n## 您可以向她咨询\n\n- 现场及学院的操作员培训\n- 有人愿意读的作业指导书\n- 无需实验室即可识别的压接缺陷',
    ],
  },
  {
    slug: 'marc-aeschlimann',
    name: 'Marc Aeschlimann',
    phone: '+41 52 000 12 46',
    role: [
      'Principal engineer, crimping and measuring',
      'Chefingenieur Crimpen und Messen',
      '圧着・測定担当主席エンジニア',
      '压接与测量首席工程师',
    ],
    place: ['Winterthur, Switzerland', 'Winterthur, Schweiz', 'スイス・ヴィンタートゥール', '瑞士温特图尔'],
    bio: [
      'Marc Aeschlimann develops closed-loop presses and the measuring methods behind them. Before KMX he calibrated length standards; since then he mistrusts every number without an uncertainty.\n\n## Ask him about\n\n- crimp height, crimp force and what each cannot show\n- gauge capability studies\n- micrographs and their limits',
      'Marc Aeschlimann entwickelt geregelte Pressen und die Messverfahren dahinter. Vor KMX kalibrierte er Längennormale; seither misstraut er jeder Zahl ohne Unsicherheit.\n\n## Fragen Sie ihn nach\n\n- Crimphöhe, Crimpkraft und was beide nicht zeigen\n- Messmittelfähigkeit\n- Schliffbildern und ihren Grenzen',
      'マルク・エシュリマンは、フィードバック制御プレスとその測定技術を開発しています。KMX入社前は長さ標準の校正に従事し、以来「不確かさのない数値」を信用しません。\n\n## ご相談いただけること\n\n- クリンプハイトと圧着荷重、それぞれで分からないこと\n- 測定システム解析\n- 断面写真とその限界',
      '马克·埃施利曼负责研发闭环压接机及其测量方法。加入KMX之前，他从事长度标准器校准，从此不相信任何没有不确定度的数字。\n\n## 您可以向他咨询\n\n- 压接高度与压接力，以及各自的局限\n- 测量系统分析\n- 金相图及其局限',
    ],
  },
  {
    slug: 'yuki-tanabe',
    name: 'Yuki Tanabe',
    phone: '+81 3 0000 1217',
    role: [
      'Application engineer, marking and stripping',
      'Anwendungsingenieurin Markieren und Abisolieren',
      'マーキング・ストリップ担当アプリケーションエンジニア',
      '标识与剥皮应用工程师',
    ],
    place: ['Yokohama, Japan', 'Yokohama, Japan', '日本・横浜', '日本横滨'],
    bio: [
      'Yuki Tanabe tests customers’ wires before anyone talks about machines. In her laboratory in Yokohama hang samples of 1,140 insulations, each with a note on what it does under a blade and under light.\n\n## Ask her about\n\n- laser and rotary stripping of difficult insulations\n- marks that survive solvents and sterilisation\n- trials with your own material',
      'Yuki Tanabe prüft die Leitungen der Kunden, bevor jemand über Maschinen spricht. In ihrem Labor in Yokohama hängen Muster von 1140 Isolationen, jedes mit einer Notiz, wie es sich unter Messer und Licht verhält.\n\n## Fragen Sie sie nach\n\n- Laser- und Rotationsabisolieren schwieriger Isolationen\n- Markierungen, die Lösemittel und Sterilisation überstehen\n- Versuchen mit Ihrem Material',
      '田辺由紀は、機械の話をする前に必ずお客様の電線を試験します。横浜のラボには1,140種の被覆サンプルがあり、刃と光に対する挙動の記録が添えられています。\n\n## ご相談いただけること\n\n- 難加工被覆のレーザー・回転ストリップ\n- 溶剤や滅菌に耐えるマーキング\n- お客様の材料による加工テスト',
      '田边由纪总是先测试客户的线材，再谈设备。她在横滨的实验室里挂着1140种绝缘样品，每一种都注明了它在刀具与光照下的表现。\n\n## 您可以向她咨询\n\n- 难加工绝缘的激光与旋转剥皮\n- 耐溶剂、耐灭菌的标识\n- 使用您自有材料的试验',
    ],
  },
  {
    slug: 'elena-dvorakova',
    name: 'Elena Dvořáková',
    phone: '+420 200 000 134',
    role: [
      'Service and sustainability, KMX Central Europe',
      'Service und Nachhaltigkeit, KMX Mitteleuropa',
      'KMX中欧 サービス・サステナビリティ担当',
      'KMX中欧服务与可持续发展',
    ],
    place: ['Brno, Czech Republic', 'Brno, Tschechien', 'チェコ・ブルノ', '捷克布尔诺'],
    bio: [
      'Elena Dvořáková looks after 1,900 machines between Plzeň and Košice. She keeps a list of what each of them has thrown away, and what it would take to throw away less.\n\n## Ask her about\n\n- overhauls and second lives of machines\n- scrap, energy and compressed air in wire processing\n- remote support',
      'Elena Dvořáková betreut 1900 Maschinen zwischen Plzeň und Košice. Sie führt Buch darüber, was jede weggeworfen hat und was es brauchte, um weniger wegzuwerfen.\n\n## Fragen Sie sie nach\n\n- Überholungen und dem zweiten Leben von Maschinen\n- Ausschuss, Energie und Druckluft in der Leitungsverarbeitung\n- Fernunterstützung',
      'エレナ・ドヴォジャーコヴァーは、プルゼニからコシツェまで1,900台の機械を担当しています。各機械が何を廃棄し、減らすには何が必要かを記録し続けています。\n\n## ご相談いただけること\n\n- オーバーホールと機械の再活用\n- 電線加工における廃材・エネルギー・圧縮空気\n- リモートサポート',
      '埃莱娜·德沃扎科娃负责从比尔森到科希策的1900台设备。她记录每台设备丢弃了什么，以及怎样才能少丢弃。\n\n## 您可以向她咨询\n\n- 大修与设备的第二次生命\n- 线束加工中的废料、能耗与压缩空气\n- 远程支持',
    ],
  },
];

/** The four people who write stories and answer for them; their portraits are monograms, so none has a picture. */
export const storyContacts: readonly SeedEntry[] = texts.map(({ slug, name, phone, ...own }) => ({
  id: `story-contact-${slug}`,
  model: 'StoryContact',
  values: { slug, name, phone, email: `${slug.replace('-', '.')}@kmx.example` },
  localizations: localize((text) => ({
    role: text(...own.role),
    place: text(...own.place),
    bio: parseMarkdown(text(...own.bio)),
  })),
}));
