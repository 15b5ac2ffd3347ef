import type { RestData } from '../../state/page-view/rest-data.ts';
import { createViewKey } from '../../state/page-view/view-key.ts';
import type { DocumentData } from '../document/document-data.ts';

/** What a resting document needs to know before its page is used, out of the data of the whole page. */
export function createRestData(boot: DocumentData): RestData {
  const { page, chrome, shellVersion } = boot;
  const meta = page?.result.meta;
  // The banner of a fallback names every language already (D-46).
  const offersLanguages = chrome.isFound && !meta?.isLanguageFallback && !meta?.isLanguageUnavailable;
  return {
    buildId: boot.buildId,
    urlPrefix: boot.urlPrefix,
    measurementSystem: boot.measurementSystem,
    isLocalBasketEnabled: boot.isLocalBasketEnabled,
    languages: offersLanguages
      ? chrome.languages.map(({ language, isAvailable, isCurrent }) => ({ language, isAvailable, isCurrent }))
      : [],
    page: page
      ? { unit: page.remote, version: boot.remotes[page.remote]?.version ?? '', part: page.result.part }
      : { unit: 'shell', version: shellVersion, part: boot.ownView },
    viewKey: createViewKey(page),
    shellVersion,
    vitalsShare: boot.vitalsShare,
  };
}
