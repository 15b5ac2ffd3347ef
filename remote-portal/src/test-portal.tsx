import { readFileSync } from 'node:fs';
import { createLocale, type UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { createMessages, type I18n } from '@kmx/shared-contracts/messages.tsx';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import * as v from 'valibot';

/** Reads a catalogue as its translators write it. */
export function readCatalogue(language: UiLanguage): Readonly<Record<string, string>> {
  const file = new URL(`./locales/${language}.json`, import.meta.url);
  return v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')));
}

/** The portal's texts in a test, compiled as the build does it. */
export function createTestMessages(language: UiLanguage): I18n {
  const compiled = Object.entries(readCatalogue(language)).map(([id, text]) => [id, compileMessage(text)] as const);
  return createMessages(language, Object.fromEntries(compiled));
}

/** A request of the main site in Switzerland. */
export function createTestRequest(path: string): PageRequest {
  return {
    url: `/de-ch${path}`,
    path,
    query: {},
    slug: 'mykomax',
    parentSlug: 'home',
    site: {
      id: 'site-main',
      name: 'KMX',
      technicalName: 'kmx',
      slug: null,
      internationalOnly: false,
      hideSideButtons: false,
      enableCutFont: false,
      localeAdjustments: { add: [], drop: [] },
      domains: [],
    },
    locale: createLocale('de', 'CH'),
    languages: ['de'],
    urlPrefix: '/de-ch',
    stage: 'PUBLISHED',
    measurementSystem: 'Metric',
  };
}
