import { createPageMatcher } from '@kmx/remote-kit/remote/match-page.ts';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';

const addresses = {
  '/': 'content',
  '/company': 'content',
  '/company/quality/home': 'content',
  '/Products': 'content',
  '/productsheet': 'content',
  '/products': 'catalogue',
  '/products/crimping': 'catalogue',
  '/products/crimping/presses/ferro-115': 'catalogue',
  '/products/compare': 'comparison',
  '/products/Compare': 'catalogue',
  '/products/compare/more': 'catalogue',
  '/services': 'services',
  '/services/maintenance/care-basic': 'services',
  '/services-and-more': 'content',
  '/stories': 'stories',
  '/stories/first-press': 'story',
  '/stories/%E6%97%A5%E6%9C%AC': 'story',
  '/stories/first-press/more': 'content',
  '/stories/contacts': 'authors',
  '/stories/contacts/anna-keller': 'author',
  '/stories/contacts/anna-keller/more': 'content',
  '/support': 'support',
  '/support/more': 'content',
  '/subscription': 'subscription',
  '/search': 'search',
  '/media-releases': 'media-releases',
  '/media-releases/release-2026': 'media-release',
  '/media-releases/2026/release': 'content',
  '/company/investors': 'content',
  '/company/investors/annual-report-2025': 'annual-report',
  '/company/investors/annual-report-25': 'content',
  '/company/investors/annual-report-2025-de': 'content',
  '/company/investors/my-annual-report-2025': 'content',
  '/company/investors/annual-report-2025/more': 'content',
  '/company/investors/share': 'content',
  '/whitepapers': 'content',
  '/whitepapers/crimp-height': 'whitepaper',
};

it.each(Object.entries(addresses))('PUB-001 PUB-009 %s is a page of the kind %s', (path, name) => {
  expect(createPageMatcher(pages, { isCaseSensitive: true })(path).page.name).toBe(name);
});
