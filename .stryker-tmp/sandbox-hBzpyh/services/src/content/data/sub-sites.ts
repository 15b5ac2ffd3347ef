// @ts-nocheck
import type { SeedEntry } from '../store/seed-content.ts';
import { createHeroBlock, createTextBlock } from './blocks.ts';
import { createPage, localize } from './seed-builders.ts';

type Titles = readonly [en: string, de: string, ja: string, zh: string];

function createItem(id: string, path: string, titles: Titles): SeedEntry {
  const values = { path, countries: [], hidden: false, hideSubItems: false, items: [] };
  return { id, model: 'NavigationItem', values, localizations: localize((text) => ({ title: text(...titles) })) };
}

function createHeader(key: string, theme: string, topItems: readonly string[]): SeedEntry {
  const values = { theme, hidden: false, homeItems: [`nav-${key}-home`], topItems };
  return { id: `header-${key}`, model: 'HeaderNavigation', values };
}

const academyHome = createPage(
  'page-academy-home',
  { slug: 'home', site: 'site-academy', theme: 'Dark' },
  localize((text) => ({
    title: text('KMX Crimp Academy', 'KMX Crimp Academy', 'KMX Crimp Academy', 'KMX Crimp Academy'),
    description: text(
      'Courses on crimping, testing and maintenance.',
      'Kurse zu Crimpen, Prüfen und Wartung.',
      '圧着・検査・保全の研修コース。',
      '压接、检测与维护课程。',
    ),
    blocks: [
      createHeroBlock(
        'Crimp Academy',
        text(
          'Learn what the gauge cannot teach',
          'Lernen, was keine Lehre lehrt',
          '測定器では学べないことを学ぶ',
          '学习量规教不会的知识',
        ),
        text(
          'Two days, six presses, no more than eight participants. You bring your own terminal and leave with a released process.',
          'Zwei Tage, sechs Pressen, höchstens acht Teilnehmende. Sie bringen Ihren Kontakt mit und gehen mit einem freigegebenen Prozess.',
          '2日間、プレス6台、定員8名。お使いの端子を持参し、承認済みの工程を持ち帰れます。',
          '两天、六台压接机、最多八名学员。自带端子，带走放行的工艺。',
        ),
        'academy-hero',
      ),
      {
        __typename: 'NumbersBlock',
        title: text('The academy in figures', 'Die Academy in Zahlen', '数字で見るアカデミー', '学院数据'),
        items: [
          {
            value: '8',
            unit: '',
            label: text('participants at most', 'Teilnehmende höchstens', '名までの少人数制', '人以内小班'),
          },
          {
            value: '70',
            unit: '%',
            label: text('of the time at the machine', 'der Zeit an der Maschine', 'が実機実習', '时间在设备上'),
          },
          {
            value: '4',
            unit: '',
            label: text('teaching languages', 'Unterrichtssprachen', 'か国語で開講', '种授课语言'),
          },
        ],
      },
    ],
  })),
);

const academyCourses = createPage(
  'page-academy-courses',
  { slug: 'courses', site: 'site-academy', theme: 'Dark' },
  localize((text) => ({
    title: text('Courses', 'Kurse', 'コース', '课程'),
    description: text(
      'All courses of the academy.',
      'Alle Kurse der Academy.',
      'アカデミーの全コース。',
      '学院全部课程。',
    ),
    blocks: [
      createTextBlock(
        text(
          'Three courses that build on each other',
          'Drei Kurse, die aufeinander aufbauen',
          '段階的に学べる3つのコース',
          '循序渐进的三门课程',
        ),
        text(
          '1. **Crimp fundamentals** (2 days): barrel, conductor, height, pull force\n2. **Micrograph practice** (1 day): prepare, measure, judge\n3. **Process release** (2 days): capability, control plan, audit\n\nDates and registration: [academy@kmx.example](mailto:academy@kmx.example)',
          '1. **Grundlagen Crimpen** (2 Tage): Hülse, Leiter, Höhe, Auszugskraft\n2. **Schliffbild-Praxis** (1 Tag): präparieren, messen, beurteilen\n3. **Prozessfreigabe** (2 Tage): Fähigkeit, Prüfplan, Audit\n\nDaten und Anmeldung: [academy@kmx.example](mailto:academy@kmx.example)',
          '1. **圧着基礎**（2日）：バレル、導体、高さ、引張力\n2. **断面観察実習**（1日）：試料作製、測定、判定\n3. **工程承認**（2日）：工程能力、管理計画、監査\n\n日程・お申込み：[academy@kmx.example](mailto:academy@kmx.example)',
          '1. **压接基础**（2天）：压接筒、导体、高度、拉力\n2. **金相实操**（1天）：制样、测量、判定\n3. **工艺放行**（2天）：能力、控制计划、审核\n\n日期与报名：[academy@kmx.example](mailto:academy@kmx.example)',
        ),
      ),
      {
        __typename: 'LinkListBlock',
        title: text('Courses in detail', 'Kurse im Einzelnen', 'コース詳細', '课程详情'),
        links: [
          {
            text: text('Crimp fundamentals', 'Grundlagen Crimpen', '圧着基礎', '压接基础'),
            path: '/courses/crimp-fundamentals',
          },
          {
            text: text('Micrograph practice', 'Schliffbild-Praxis', '断面観察実習', '金相实操'),
            path: '/courses/micrograph-practice',
          },
          {
            text: text('Process release', 'Prozessfreigabe', '工程承認', '工艺放行'),
            path: '/courses/process-release',
          },
        ],
      },
    ],
  })),
);

const productronicaHome = createPage(
  'page-productronica-home',
  { slug: 'home', site: 'site-productronica' },
  localize((text) => ({
    title: text('KMX at Productronica', 'KMX an der Productronica', 'Productronica出展', 'KMX亮相Productronica'),
    description: text(
      'Hall A4, stand 312: live demonstrations of wire processing.',
      'Halle A4, Stand 312: Leitungsverarbeitung live.',
      'A4ホール312ブース：電線加工の実演。',
      'A4馆312展位：线束加工现场演示。',
    ),
    blocks: [
      createHeroBlock(
        text('Hall A4, stand 312', 'Halle A4, Stand 312', 'A4ホール 312ブース', 'A4馆312展位'),
        text('Change over while you watch', 'Umrüsten, während Sie zuschauen', '目の前で段取り替え', '当面换型'),
        text(
          'Four days, eleven machines, one question: how small may a lot be? Bring your wire; we crimp it and give you the measured values.',
          'Vier Tage, elf Maschinen, eine Frage: Wie klein darf ein Los sein? Bringen Sie Ihre Leitung mit; wir crimpen sie und geben Ihnen die Messwerte.',
          '4日間、11台、問いはひとつ。ロットはどこまで小さくできるか。電線をお持ちいただければ、圧着して測定値をお渡しします。',
          '四天、十一台设备、一个问题：批量可以多小？请自带线材，我们压接并提供测量值。',
        ),
        'productronica-hero',
      ),
    ],
  })),
);

const productronicaProgramme = createPage(
  'page-productronica-programme',
  { slug: 'programme', site: 'site-productronica' },
  localize((text) => ({
    title: text('Programme', 'Programm', 'プログラム', '日程'),
    description: text('Talks and demonstrations.', 'Vorträge und Vorführungen.', '講演と実演。', '讲座与演示。'),
    blocks: [
      createTextBlock(
        text('Every day', 'Jeden Tag', '毎日開催', '每天'),
        text(
          '- 10:30 Crimp height in closed loop\n- 13:00 Changeover in under four minutes\n- 15:30 Reading a micrograph, with microscopes for everyone',
          '- 10.30 Crimphöhe im geschlossenen Regelkreis\n- 13.00 Umrüsten in unter vier Minuten\n- 15.30 Schliffbilder lesen, mit Mikroskopen für alle',
          '- 10:30 クリンプハイトの自動制御\n- 13:00 4分以内の段取り替え\n- 15:30 断面の読み方（顕微鏡実習）',
          '- 10:30 压接高度闭环控制\n- 13:00 四分钟内换型\n- 15:30 解读金相，人手一台显微镜',
        ),
      ),
    ],
  })),
);

/** Navigation and pages of the academy and of the trade-fair site. */
export const subSites: readonly SeedEntry[] = [
  createItem('nav-academy-home', '/', ['Academy', 'Academy', 'アカデミー', '学院']),
  createItem('nav-academy-courses', '/courses', ['Courses', 'Kurse', 'コース', '课程']),
  createHeader('academy', 'Dark', ['nav-academy-home', 'nav-academy-courses']),
  createItem('nav-productronica-home', '/', ['Productronica', 'Productronica', 'Productronica', 'Productronica']),
  createItem('nav-productronica-programme', '/programme', ['Programme', 'Programm', 'プログラム', '日程']),
  createHeader('productronica', 'Default', ['nav-productronica-home', 'nav-productronica-programme']),
  academyHome,
  academyCourses,
  productronicaHome,
  productronicaProgramme,
];
