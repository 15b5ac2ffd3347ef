import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { resolveLanguages } from '../../../site/site-languages.ts';
import { findCountry, type SystemData } from '../../../site/system-data.ts';
import { createChromeTags } from '../../cache/content-tags.ts';
import type { DataCache } from '../../cache/data-cache.ts';
import { runInBackground } from '../../cache/urgency.ts';
import type { Configuration } from '../../configuration.ts';
import type { ContentSource, TaggedAnswer } from './content-source.ts';
import { createLinkContext } from './link-targets.ts';
import type { FindTarget } from './load-linked-targets.ts';
import { createNavigationKeeper } from './navigation-keeper.ts';
import { createChromeWatch } from './watch-chrome.ts';

/** The content around every page, from the content system through the cache. */
export interface SiteContent {
  readonly loadSystem: () => Promise<SystemData>;
  readonly loadNavigation: (
    site: Site,
    locale: Locale,
    urlPrefix: string,
    contentStage: ContentStage,
  ) => Promise<SiteNavigation>;
  /** Reads the chrome's content that carries one of the tags again; the sites that show another one now. */
  readonly findChromeChanges: (tags: ReadonlySet<string>) => Promise<readonly string[] | 'all'>;
}

interface ContentSources {
  readonly configuration: Pick<Configuration, 'PUBLIC_ORIGIN' | 'allowSlugSites'>;
  readonly dataCache: DataCache;
  readonly published: ContentSource;
  readonly draft: ContentSource;
  readonly findTargets: (language: string) => FindTarget;
}

/** Loads system and navigation; drafts without the cache. */
export function createSiteContent({
  configuration,
  dataCache,
  published,
  draft,
  findTargets,
}: ContentSources): SiteContent {
  const chromeWatch = createChromeWatch();
  const keepNavigation = createNavigationKeeper();

  /** Loads a part of the chrome through the cache; after a content change it is compared with the previous one. */
  async function readChrome<Value>(
    key: string,
    siteId: string | null,
    load: (signal: AbortSignal) => Promise<TaggedAnswer<Value>>,
  ): Promise<Value> {
    const read = () =>
      dataCache.read(key, async (signal) => {
        const answer = await load(signal);
        return { value: answer, tags: ['content', ...createChromeTags(answer.entries)] };
      });
    const answer = await read();
    chromeWatch.note(key, siteId, answer, createChromeTags(answer.entries), read);
    return answer.value;
  }

  const loadSystem = (): Promise<SystemData> => readChrome('system', null, (signal) => published.loadSystem(signal));

  return {
    loadSystem,
    loadNavigation: async (site, locale, urlPrefix, contentStage): Promise<SiteNavigation> => {
      const system = await loadSystem();
      const languages = resolveLanguages(locale, findCountry(system, locale.country), site);
      const load = (signal?: AbortSignal) =>
        (contentStage === 'DRAFT' ? draft : published).loadNavigation(
          site.id,
          { languages, stage: contentStage },
          signal,
        );
      const key = `navigation:${site.id}:${languages.join()}`;
      const source = contentStage === 'DRAFT' ? (await load()).value : await readChrome(key, site.id, load);
      if (!source) throw new Error(`The site ${site.name} has no navigation`);
      return keepNavigation({
        source,
        system,
        locale,
        urlPrefix,
        findTarget: findTargets(locale.sisCode),
        createLinkContext: (targets) => createLinkContext(configuration, { site, locale, urlPrefix }, system, targets),
      });
    },
    findChromeChanges: (tags) => runInBackground(() => chromeWatch.findChanges(tags)),
  };
}
