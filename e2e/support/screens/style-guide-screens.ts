import type { Screen, ScreenGroup } from './screen.ts';

/** Paths of its pages below /style-guide. */
export const styleGuidePages = [
  '',
  '/buttons',
  '/components',
  '/inputs',
  '/modules',
  '/typography',
  '/pages/error',
  '/mykomax',
  '/editor',
  '/tools/email-links',
];

// Its addresses name no language: it answers in that of the browser, and its texts are the same words in each.
const languages = ['en'] as const;
const screens = styleGuidePages.map(
  (path): Screen => ({ name: `style guide${path}`, address: `/style-guide${path}`, languages }),
);

/** The style guide, by the table of its pages. */
export const styleGuideGroup: ScreenGroup = {
  name: 'the style guide',
  workspace: 'remote-styleguide',
  screens: [...screens, { name: 'unknown page', address: '/style-guide/nowhere', status: 404, languages }],
};
