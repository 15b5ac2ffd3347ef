// @ts-nocheck
import type { SeedEntry } from '../store/seed-content.ts';
import { createTextBlock } from './blocks.ts';
import { countries, languageEntries } from './countries.ts';
import { mainNavigation } from './main-navigation.ts';
import { createPage, localize } from './seed-builders.ts';
import { sites } from './sites.ts';

const navigation = mainNavigation.filter(({ id }) => id === 'nav-home' || id === 'nav-mykomax');

const header: SeedEntry = {
  id: 'header-main',
  model: 'HeaderNavigation',
  values: { theme: 'Default', hidden: false, homeItems: ['nav-home'], topItems: ['nav-mykomax'] },
};

const footer: SeedEntry = {
  id: 'footer-main',
  model: 'FooterNavigation',
  values: { theme: 'Default' },
  localizations: localize(() => ({ contactLink: null, sections: [] })),
};

const homePage = createPage(
  'page-home',
  { slug: 'home' },
  localize((text) => ({
    title: text('Welcome', 'Willkommen', 'ようこそ', '欢迎'),
    description: text(
      'This website is being set up.',
      'Diese Website wird gerade eingerichtet.',
      'このウェブサイトは準備中です。',
      '本网站正在筹建中。',
    ),
    blocks: [
      createTextBlock(
        text('Here soon', 'Bald hier', 'まもなく公開', '即将上线'),
        text(
          'This website is being set up. Editors write its first pages in the [editor area](/editor).',
          'Diese Website wird gerade eingerichtet. Die ersten Seiten entstehen im [Redaktionsbereich](/editor).',
          'このウェブサイトは準備中です。最初のページは[編集エリア](/editor)で作成します。',
          '本网站正在筹建中。首批页面由编辑人员在[编辑区](/editor)撰写。',
        ),
      ),
    ],
  })),
);

/** What an installation without sample content begins with: countries, languages, and a main site of one page. */
export const starterEntries: readonly SeedEntry[] = [
  ...countries,
  ...languageEntries,
  ...sites.filter(({ id }) => id === 'site-main'),
  ...navigation,
  header,
  footer,
  homePage,
];
