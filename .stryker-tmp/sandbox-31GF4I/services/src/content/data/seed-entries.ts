// @ts-nocheck
import type { SeedEntry } from '../store/seed-content.ts';
import { assets } from './assets.ts';
import { createTextBlock } from './blocks.ts';
import { companyPages } from './company-pages.ts';
import { countries, languageEntries } from './countries.ts';
import { countrySites } from './country-sites.ts';
import { footers } from './footers.ts';
import { homePages } from './home-page.ts';
import { locations, locationsPage } from './locations.ts';
import { logoAssets } from './logo-assets.ts';
import { mainNavigation } from './main-navigation.ts';
import { mediaEntries } from './media/media-entries.ts';
import { newsFeed } from './news-feed.ts';
import { academyPages } from './pages/academy-pages.ts';
import { brandPortalPages } from './pages/brand-portal-pages.ts';
import { companyDetailPages } from './pages/company-detail-pages.ts';
import { countryPages } from './pages/country-pages.ts';
import { eventPages } from './pages/event-pages.ts';
import { guidePages } from './pages/guide-pages.ts';
import { industryPages } from './pages/industry-pages.ts';
import { legalPages } from './pages/legal-pages.ts';
import { protectedPages } from './protected-pages.ts';
import { createPage, localize } from './seed-builders.ts';
import { servicePages } from './service-pages.ts';
import { redirects, sites } from './sites.ts';
import { stories } from './stories.ts';
import { subSites } from './sub-sites.ts';
import { systemPages } from './system-pages.ts';
import { videoAssets } from './video-assets.ts';

const draftPage: SeedEntry = {
  ...createPage(
    'page-open-day',
    { slug: 'open-day', parentSlug: 'company' },
    localize((text) => ({
      title: text(
        'Open day in Winterthur',
        'Tag der offenen Tür in Winterthur',
        'ヴィンタートゥール工場公開日',
        '温特图尔开放日',
      ),
      description: text('Not yet published.', 'Noch nicht veröffentlicht.', '未公開。', '尚未发布。'),
      blocks: [
        createTextBlock(
          text('Come and look', 'Kommen und schauen', 'ぜひご見学ください', '欢迎参观'),
          text(
            'On the first Saturday in May all halls are open; the date is being confirmed.',
            'Am ersten Samstag im Mai sind alle Hallen offen; das Datum wird noch bestätigt.',
            '5月の第1土曜日に全棟を公開予定です（日程調整中）。',
            '五月首个周六开放所有厂房，日期待确认。',
          ),
        ),
      ],
    })),
  ),
  draftOnly: true,
};

/** The whole sample content, in the order in which it is created; one page exists as a draft only. */
export const seedEntries: readonly SeedEntry[] = [
  ...assets,
  ...logoAssets,
  ...countries,
  ...languageEntries,
  ...sites,
  ...mainNavigation,
  ...footers,
  ...homePages,
  ...companyPages,
  ...servicePages,
  ...systemPages,
  ...protectedPages,
  ...subSites,
  ...countrySites,
  ...companyDetailPages,
  ...industryPages,
  ...guidePages,
  ...legalPages,
  ...academyPages,
  ...eventPages,
  ...brandPortalPages,
  ...countryPages,
  ...videoAssets,
  ...stories,
  ...newsFeed,
  ...mediaEntries,
  ...locations,
  locationsPage,
  ...redirects,
  draftPage,
];
