import { readFileSync } from 'node:fs';
import { createLocale, type UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { createMessages, type I18n } from '@kmx/shared-contracts/messages.tsx';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import * as v from 'valibot';

/** A request of the main site for tests. */
export function createTestRequest(path: string, urlPrefix: string, language: UiLanguage = 'en'): PageRequest {
  return {
    url: `${urlPrefix}${path}`,
    path,
    query: {},
    slug: 'home',
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
    locale: createLocale(language, 'ALL'),
    languages: [language],
    urlPrefix,
    stage: 'PUBLISHED',
    measurementSystem: 'Metric',
  };
}

/** The flat catalogue of a language as it stands in its file. */
export function readCatalogue(language: string): Record<string, string> {
  const text = readFileSync(new URL(`./locales/${language}.json`, import.meta.url), 'utf8');
  return v.parse(v.record(v.string(), v.string()), JSON.parse(text));
}

/** The catalogue of a language, compiled as the build's loader does it. */
export function createTestMessages(language: string): I18n {
  const entries = Object.entries(readCatalogue(language)).map(([id, text]) => [id, compileMessage(text)] as const);
  return createMessages(language, Object.fromEntries(entries));
}
