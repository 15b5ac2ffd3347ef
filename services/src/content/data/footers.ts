import type { SeedEntry } from '../store/seed-content.ts';
import { localize, type PickText } from './seed-builders.ts';

function createContactLink(text: PickText) {
  return {
    text: text('Talk to a specialist', 'Mit einer Fachperson sprechen', '専門担当者に相談', '咨询专家'),
    page: 'page-contact',
  };
}

function createLegalSection(text: PickText) {
  return {
    title: text('Legal', 'Rechtliches', '法的情報', '法律信息'),
    links: [
      { text: text('Imprint', 'Impressum', '運営者情報', '网站信息'), page: 'page-imprint' },
      { text: text('Privacy', 'Datenschutz', 'プライバシー', '隐私'), page: 'page-privacy' },
      { text: text('Cookies', 'Cookies', 'Cookieと保存データ', 'Cookie与存储'), page: 'page-cookies' },
      { text: text('Terms of use', 'Nutzungsbedingungen', '利用規約', '使用条款'), page: 'page-terms' },
      {
        text: text('Accessibility', 'Barrierefreiheit', 'アクセシビリティ', '无障碍声明'),
        page: 'page-accessibility',
      },
    ],
  };
}

function createProductSection(text: PickText) {
  return {
    title: text('Products', 'Produkte', '製品', '产品'),
    links: [
      {
        text: text('Cutting and stripping', 'Schneiden und Abisolieren', '切断・ストリップ', '切断与剥皮'),
        path: '/products/cut-and-strip',
      },
      { text: text('Crimping', 'Crimpen', '圧着', '压接'), path: '/products/crimping' },
      { text: text('Testing', 'Prüfen', '検査', '检测'), path: '/products/testing' },
      {
        text: text('Wire marking', 'Leitungsmarkierung', '電線マーキング', '线缆标识'),
        path: '/products/wire-marking',
      },
      { text: text('Wire handling', 'Leitungshandling', '電線ハンドリング', '线缆处理'), path: '/products/handling' },
    ],
  };
}

function createKnowledgeSection(text: PickText) {
  return {
    title: text('Know-how', 'Wissen', 'ノウハウ', '知识'),
    links: [
      {
        text: text('Wire processing guide', 'Leitfaden Leitungsverarbeitung', '電線加工ガイド', '线束加工指南'),
        path: '/wire-processing-guide',
      },
      { text: text('Stories', 'Storys', 'ストーリー', '故事'), path: '/stories' },
      { text: text('Whitepapers', 'Whitepapers', 'ホワイトペーパー', '白皮书'), path: '/whitepapers' },
      {
        text: text('KMX Crimp Academy', 'KMX Crimp Academy', 'KMX Crimp Academy', 'KMX Crimp Academy'),
        page: 'page-academy-home',
        openInNewTab: false,
      },
      {
        text: text('Newsletter archive', 'Newsletter-Archiv', 'ニュースレター一覧', '通讯存档'),
        url: 'https://news.kmx.example/archive',
        openInNewTab: true,
      },
    ],
  };
}

function createCompanySection(text: PickText) {
  return {
    title: text('Company', 'Unternehmen', '会社情報', '公司'),
    links: [
      { text: text('About KMX', 'Über KMX', 'KMXについて', '关于KMX'), path: '/company' },
      {
        text: text('Sustainability', 'Nachhaltigkeit', 'サステナビリティ', '可持续发展'),
        path: '/company/sustainability',
      },
      { text: text('Careers', 'Karriere', '採用情報', '招聘信息'), path: '/company/careers' },
      { text: text('Investors', 'Investoren', '株主・投資家情報', '投资者关系'), path: '/company/investors' },
      { text: text('Media releases', 'Medienmitteilungen', 'プレスリリース', '新闻稿'), path: '/media-releases' },
    ],
  };
}

/** Footers of the main site and of the sub-sites (SYS-046). */
export const footers: readonly SeedEntry[] = [
  {
    id: 'footer-main',
    model: 'FooterNavigation',
    values: { theme: 'Default' },
    localizations: localize((text) => ({
      contactLink: createContactLink(text),
      sections: [createProductSection, createKnowledgeSection, createCompanySection, createLegalSection].map((create) =>
        create(text),
      ),
    })),
  },
  {
    id: 'footer-academy',
    model: 'FooterNavigation',
    values: { theme: 'Dark' },
    localizations: localize((text) => ({
      contactLink: createContactLink(text),
      sections: [createLegalSection(text)],
    })),
  },
  {
    id: 'footer-productronica',
    model: 'FooterNavigation',
    values: { theme: 'Default' },
    localizations: localize((text) => ({
      contactLink: createContactLink(text),
      sections: [createLegalSection(text)],
    })),
  },
];
