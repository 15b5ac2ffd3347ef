import type { SeedEntry } from '../store/seed-content.ts';
import { countryHeroes } from './country-heroes.ts';
import { createHero } from './home-hero.ts';
import { createLocationsBlock } from './locations.ts';
import { createPage, localize, type PickText } from './seed-builders.ts';

function createTasks(text: PickText) {
  return {
    __typename: 'TaskBlock',
    title: text('What do you want to do?', 'Was möchten Sie tun?', '目的から選ぶ', '您想做什么？'),
    items: [
      {
        title: text('Find the right machine', 'Die richtige Maschine finden', '最適な機械を探す', '找到合适的设备'),
        text: text(
          'By process, cross-section and output; compare up to the last specification.',
          'Nach Prozess, Querschnitt und Leistung; Vergleich bis zur letzten Angabe.',
          '工程・断面積・生産量から選び、仕様まで比較できます。',
          '按工序、截面与产能选择，并逐项对比参数。',
        ),
        link: { text: text('To the products', 'Zu den Produkten', '製品一覧へ', '查看产品'), path: '/products' },
        icon: 'search',
      },
      {
        title: text(
          'Get a machine running again',
          'Eine Maschine wieder in Gang bringen',
          '停止した機械を復旧する',
          '让设备恢复运行',
        ),
        text: text(
          'Open a ticket with the serial number; the answer comes within 24 hours.',
          'Ticket mit Seriennummer eröffnen; die Antwort kommt innert 24 Stunden.',
          '製造番号でチケットを作成。24時間以内に回答します。',
          '凭序列号提交工单，24小时内答复。',
        ),
        link: { text: text('To the services', 'Zu den Services', 'サービスへ', '查看服务'), path: '/services' },
        icon: 'wrench',
      },
      {
        title: text('Manage my machines', 'Meine Maschinen verwalten', '自社の機械を管理する', '管理我的设备'),
        text: text(
          'Tickets, inventory and documents of your plants in MyKomax.',
          'Tickets, Bestand und Dokumente Ihrer Werke in MyKomax.',
          '各工場のチケット・設備・文書をMyKomaxで一元管理。',
          '在MyKomax中管理各工厂的工单、设备与文档。',
        ),
        link: { text: text('Sign in', 'Anmelden', 'サインイン', '登录'), path: '/mykomax' },
        icon: 'user',
      },
    ],
  };
}

function createTeasers(text: PickText) {
  return {
    __typename: 'TeaserBlock',
    title: text(
      'From reel to tested harness',
      'Von der Spule zum geprüften Kabelsatz',
      'スプールから検査済みハーネスまで',
      '从线盘到检测合格的线束',
    ),
    items: [
      {
        title: text(
          'Crimp-force monitoring explained',
          'Crimpkraft-Überwachung erklärt',
          '圧着荷重モニタリング解説',
          '压接力监控详解',
        ),
        text: text(
          'What the curve shows, what it cannot show, and when to measure height as well.',
          'Was die Kurve zeigt, was sie nicht zeigen kann und wann zusätzlich die Höhe zu messen ist.',
          '荷重曲線から分かること、分からないこと、高さ測定が必要な場面。',
          '曲线能说明什么、不能说明什么，以及何时还需测量高度。',
        ),
        image: 'asset-guide',
        link: {
          text: text('Read the guide', 'Leitfaden lesen', 'ガイドを読む', '阅读指南'),
          path: '/wire-processing-guide',
        },
      },
      {
        title: text('Preventive maintenance', 'Vorbeugende Wartung', '予防保全', '预防性维护'),
        text: text(
          'Wear parts are replaced by cycle count, before they decide the date themselves.',
          'Verschleissteile werden nach Zyklen ersetzt, bevor sie den Termin selbst bestimmen.',
          '摩耗部品はサイクル数に基づき、不具合の前に交換します。',
          '按循环次数更换易损件，不等故障来决定日期。',
        ),
        image: 'asset-service',
        link: {
          text: text('Discover services', 'Services entdecken', 'サービスを見る', '了解服务'),
          path: '/services',
        },
      },
      {
        title: text(
          'Learn crimping from the ground up',
          'Crimpen von Grund auf lernen',
          '圧着を基礎から学ぶ',
          '从基础学习压接',
        ),
        text: text(
          'The KMX Crimp Academy trains operators and quality staff on the machines they use.',
          'Die KMX Crimp Academy schult Bedienende und Qualitätsfachleute an ihren eigenen Maschinen.',
          'KMX Crimp Academyでは、オペレータと品質担当者が実機で学びます。',
          'KMX Crimp Academy让操作与质检人员在实际设备上接受培训。',
        ),
        image: 'asset-academy-hero',
        link: { text: text('To the academy', 'Zur Academy', 'アカデミーへ', '前往学院'), page: 'page-academy-home' },
      },
    ],
  };
}

function createNumbers(text: PickText) {
  return {
    __typename: 'NumbersBlock',
    title: text('KMX in figures', 'KMX in Zahlen', '数字で見るKMX', '数字看KMX'),
    items: [
      {
        value: '0.01',
        unit: 'mm',
        label: text(
          'repeat accuracy in crimp height',
          'Wiederholgenauigkeit der Crimphöhe',
          'クリンプハイトの繰返し精度',
          '压接高度重复精度',
        ),
      },
      {
        value: '52',
        unit: text('years', 'Jahre', '年', '年'),
        label: text('of wire processing', 'Leitungsverarbeitung', '電線加工の歴史', '线束加工经验'),
      },
      {
        value: '24',
        unit: 'h',
        label: text(
          'until a specialist replies',
          'bis zur Antwort einer Fachperson',
          '専門担当者からの返信まで',
          '专家答复时限',
        ),
      },
      {
        value: '61',
        unit: text('countries', 'Länder', 'か国', '个国家'),
        label: text('with machines in operation', 'mit Maschinen im Einsatz', 'で機械が稼働中', '有设备在运行'),
      },
    ],
  };
}

function createHomePage(text: PickText) {
  return {
    title: text('Wire processing machines', 'Maschinen für die Leitungsverarbeitung', '電線加工機', '线束加工设备'),
    description: text(
      'KMX builds machines that cut, strip, crimp, mark and test wire, and keeps them running worldwide.',
      'KMX baut Maschinen zum Schneiden, Abisolieren, Crimpen, Markieren und Prüfen von Leitungen und hält sie weltweit am Laufen.',
      'KMXは電線の切断・ストリップ・圧着・マーキング・検査を行う機械を製造し、世界中で稼働を支えます。',
      'KMX制造线束切断、剥皮、压接、标识与检测设备，并在全球保障其运行。',
    ),
    blocks: [
      createHero(text),
      createTasks(text),
      createTeasers(text),
      createNumbers(text),
      {
        __typename: 'StoriesBlock',
        title: text('Latest stories', 'Neueste Storys', '最新のストーリー', '最新故事'),
        count: 3,
      },
      createLocationsBlock(text),
    ],
  };
}

// The sites of the group are versions of one home page to search engines (PUB-063).
const place = { slug: 'home', alternateGroup: 'home' };

/** The universal home page and those for single countries (PUB-061). */
export const homePages: readonly SeedEntry[] = [
  createPage('page-home', place, localize(createHomePage)),
  ...countryHeroes.map(([country, createCountryHero]) =>
    createPage(
      `page-home-${country.toLowerCase()}`,
      { ...place, countries: [country] },
      localize((text) => {
        const page = createHomePage(text);
        return { ...page, blocks: [createCountryHero(text), ...page.blocks.slice(1)] };
      }),
    ),
  ),
];
