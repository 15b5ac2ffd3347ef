import { findBelowEndpoint } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { uploadedFileEndpoint } from '@kmx/shared-contracts/endpoints/uploads.ts';
import { createLocale, type Locale } from '@kmx/shared-contracts/locale.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import type { ErrorReason } from '../../chrome/own-views/error-view.tsx';
import type { PageAddress } from '../../site/address.ts';
import { negotiateLocale } from '../../site/negotiate-locale.ts';
import type { PageFrame } from '../chrome/page-frame.ts';
import { getChromeMessages, renderErrorView } from '../chrome/render-chrome.tsx';
import { createDocumentHeaders } from '../document/document-headers.ts';
import { type Answer, createProblemAnswer } from '../http/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { composeDocument, createFrameChrome } from './compose-document.ts';
import { compressAnswer } from './compress-answer.ts';
import { logFailure } from './log-failure.ts';
import { PageNotFoundError } from './page-not-found-error.ts';
import { PreviewLinkError } from './preview-link-error.ts';

const emptyNavigation: PageFrame['navigation'] = {
  header: { theme: 'Default', hidden: false, homeItems: [], topItems: [] },
  footer: { theme: 'Default', contactLink: null, sections: [] },
};
const unknownSite: Site = {
  id: 'unknown',
  name: 'KMX',
  technicalName: 'kmx',
  slug: null,
  internationalOnly: false,
  hideSideButtons: false,
  enableCutFont: false,
  localeAdjustments: { add: [], drop: [] },
  domains: [],
};

const unknownSystem: PageFrame['system'] = { countries: [], languages: [], sites: [], mainSite: unknownSite };

/** An error page waits only for what is already cached; it comes at the end of a deadline. */
const surroundingsMs = 150;

/** The value if it comes at once, else what the page can do without. */
async function takeWhatIsThere<Value>(promise: Promise<Value>, fallback: Value): Promise<Value> {
  const { promise: expired, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(fallback), surroundingsMs);
  return Promise.race([promise.catch(() => fallback), expired]).finally(() => clearTimeout(timer));
}

/** Turns any failure into an answer: the designed page for people, a problem for programs; never a stack (ERR-001..006). */
export async function composeErrorAnswer(context: RequestContext, error: unknown): Promise<Answer> {
  const status = error instanceof StatusError ? error.status : 500;
  const headers: Record<string, string> =
    status === 405 ? { allow: 'GET, HEAD' } : status === 503 ? { 'retry-after': '5' } : {};
  if (status >= 500) logFailure(context.log, error, 'the page could not be made');
  if (context.isPayload || isForPrograms(context) || !acceptsHtml(context)) {
    const answer = createProblemAnswer(status, describe(error, status));
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }
  const frame = await loadErrorFrame(context, error);
  const { address } = frame;
  const language = address.locale.language;
  const message = status === 404 ? describe(error, status) : '';
  const reason = findReason(error);
  const messages = getChromeMessages(language);
  const title = messages._(reason === null ? 'error.documentTitle' : `error.${reason}.title`, { status });
  const chrome = createFrameChrome(context, frame, null, status);
  const html = composeDocument(context, frame, {
    payload: null,
    ownView: 'error',
    head: {
      title: `${title} | ${address.site.name}`,
      description: null,
      robots: 'noindex',
      image: null,
      structuredData: [],
    },
    chrome,
    slotHtml: renderErrorView({ status, reason, path: address.path, message }, frame, chrome),
    isServerRendered: true,
  });
  return compressAnswer(context, { status, headers: { ...createDocumentHeaders(false), ...headers }, body: html });
}

function findReason(error: unknown): ErrorReason | null {
  if (!(error instanceof PreviewLinkError)) return null;
  return error.verdict === 'expired' ? 'previewExpired' : 'previewInvalid';
}

/** Addresses that programs ask; a form of a page may be sent to some of them by the browser itself. */
function isForPrograms({ headers, method, url }: RequestContext): boolean {
  if (!/^\/(?:api|_r|builds|images|videos)\//.test(url.pathname)) return false;
  const isForm = method === 'POST' && (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  return !isForm && findBelowEndpoint(uploadedFileEndpoint, url.pathname) === null;
}

function acceptsHtml({ headers, method }: RequestContext): boolean {
  const accept = headers.accept ?? '*/*';
  return (method === 'GET' || method === 'HEAD' || accept.includes('text/html')) && /text\/html|\*\/\*/.test(accept);
}

function describe(error: unknown, status: number): string {
  // Messages of our own errors are written for visitors; any other text may tell too much.
  return error instanceof StatusError && status < 500 ? error.message : 'An unexpected error occurred';
}

/** As much of the surroundings as can be had: an error page must not fail because the content system does. */
async function loadErrorFrame(context: RequestContext, error: unknown): Promise<PageFrame> {
  const { services, url } = context;
  const system = await takeWhatIsThere(services.loadSystem(), unknownSystem);
  const place = resolvePlace(context, error, system);
  const isOnPrefix = place.site.slug === null || place.site.domains.length > 0;
  const urlPrefix = `/${place.locale.urlCode}${isOnPrefix ? '' : `/${place.site.slug}`}`;
  const address: PageAddress = {
    kind: 'page',
    area: 'public',
    site: place.site,
    locale: place.locale,
    path: url.pathname,
    slug: '',
    parentSlug: '',
    urlPrefix,
    siteSlug: isOnPrefix ? null : place.site.slug,
    url: url.pathname,
    query: {},
    isDirect: false,
    noindex: true,
  };
  const navigation = await takeWhatIsThere(
    services.loadNavigation(place.site, place.locale, urlPrefix, 'PUBLISHED'),
    emptyNavigation,
  );
  // The selector on an error page leads home: the address itself exists in no language.
  return { address: { ...address, path: '/' }, system, navigation };
}

function resolvePlace(
  context: RequestContext,
  error: unknown,
  system: PageFrame['system'],
): { readonly site: Site; readonly locale: Locale } {
  if (error instanceof PageNotFoundError) return error;
  if (context.address) return context.address;
  if (system.sites.length === 0) return { site: unknownSite, locale: createLocale('en', 'ALL') };
  const hints = {
    host: context.url.hostname,
    cookies: context.cookies,
    acceptLanguage: context.headers['accept-language'] ?? null,
  };
  return { site: system.mainSite, locale: negotiateLocale(hints, system.mainSite, system).locale };
}
