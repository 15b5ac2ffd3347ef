import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';

/** Name of the style guide for the document's head, which is written before any catalogue is at hand. */
export const catalogueTitles: Readonly<Record<UiLanguage, string>> = {
  en: 'Style guide',
  de: 'Styleguide',
  cs: 'Průvodce designem',
  es: 'Guía de estilo',
  fr: 'Guide de style',
  hu: 'Stílusútmutató',
  ja: 'スタイルガイド',
  pt: 'Guia de estilo',
  ro: 'Ghid de stil',
  sk: 'Sprievodca dizajnom',
  zh: '设计规范',
};
