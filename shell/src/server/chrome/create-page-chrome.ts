import type { PageHead, PageMeta } from '@kmx/shared-contracts/page.ts';
import { getChromeMessages } from '../../locales/all-catalogues.server.ts';
import { completeBreadcrumbs, resolveBreadcrumbs } from '../../site/breadcrumbs.ts';
import type { ChromeView } from '../../state/page-view/chrome-view.ts';
import type { Configuration } from '../configuration.ts';
import type { ChromeKeeper } from './chrome-keeper.ts';
import { createChromeView } from './create-chrome-view.ts';
import type { PageFrame } from './page-frame.ts';

/** The page inside the frame, as far as the chrome shows it. */
interface FramedPage {
  readonly requestUrl: URL;
  /** Null where no remote made the page. */
  readonly meta: PageMeta | null;
  readonly status: number;
  readonly head: Pick<PageHead, 'title' | 'robots'>;
}

interface ChromeParts {
  readonly configuration: Pick<Configuration, 'allowSlugSites'>;
  readonly chromeKeeper: Pick<ChromeKeeper, 'keepView'>;
}

const headWithoutPage: FramedPage['head'] = { title: '', robots: 'noindex' };

/** Chrome around pages that the shell renders without a remote. */
export function createOwnChrome(frame: PageFrame, requestUrl: URL, status: number, parts: ChromeParts): ChromeView {
  return createView(frame, { requestUrl, meta: null, status, head: headWithoutPage }, parts.configuration);
}

/** Chrome of a remote's page; pages that exist share theirs with later requests. */
export function createPageChrome(
  frame: PageFrame,
  page: FramedPage & { readonly meta: PageMeta },
  { configuration, chromeKeeper }: ChromeParts,
): ChromeView {
  const { requestUrl, meta, status, head } = page;
  const create = () => createView(frame, page, configuration);
  // Addresses without a page are endless, and so are queries.
  if (status !== 200 || meta.query !== undefined) return create();
  const { title, robots } = head;
  return chromeKeeper.keepView(frame, { origin: requestUrl.origin, meta, title, robots }, create);
}

/** Breadcrumbs are the remote's, else the navigation branch (PUB-050..052). */
function createView(
  { address, system, navigation }: PageFrame,
  { requestUrl, meta, status, head: { title, robots } }: FramedPage,
  { allowSlugSites }: ChromeParts['configuration'],
): ChromeView {
  const messages = getChromeMessages(address.locale.language);
  const home = { title: messages._('breadcrumbs.home'), href: address.urlPrefix || '/' };
  const breadcrumbs = meta?.breadcrumbs
    ? [home, ...completeBreadcrumbs(navigation, meta.breadcrumbs, address)]
    : resolveBreadcrumbs(navigation, address.path, {
        home: home.title,
        homeHref: home.href,
        error: nameError(status, meta, messages),
        title: address.isSitePage && meta !== null ? title.replace(` | ${address.site.name}`, '') : null,
        language: meta?.isLanguageFallback === true ? meta.contentLanguage : undefined,
      });
  return createChromeView({
    address,
    system,
    requestUrl,
    allowSlugSites,
    meta,
    breadcrumbs,
    isFound: status < 400,
    isIndexed: status === 200 && !address.noindex && robots?.includes('noindex') !== true,
  });
}

/** The closing entry of the trail where no page is shown (PUB-049, PUB-052); a page that is closed keeps its own. */
function nameError(
  status: number,
  meta: PageMeta | null,
  messages: ReturnType<typeof getChromeMessages>,
): string | null {
  if (status === 404) return messages._('breadcrumbs.notFound');
  return meta === null && status >= 400 ? messages._('error.overline', { status: String(status) }) : null;
}
