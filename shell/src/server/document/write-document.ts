import { buildAttribute, restingAttribute } from '@kmx/shared-contracts/attributes.ts';
import {
  bootDataElementId,
  restDataElementId,
  restingCodeElementId,
  slotElementId,
} from '@kmx/shared-contracts/document-elements.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { PageHead } from '@kmx/shared-contracts/page.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { flashElementId, headerElementId } from '../../state/page-view/boot-data.ts';
import type { ChromeView } from '../../state/page-view/chrome-view.ts';
import type { RestData } from '../../state/page-view/rest-data.ts';
import { nameFeed } from '../feeds/feed-texts.ts';
import { writeFeedLinks } from '../feeds/write-feed-links.ts';
import { escapeHtml, serializeDataBlock } from '../markup/escape-html.ts';
import { type Html, joinHtml } from '../markup/join-html.ts';
import { separatePictureHints } from '../markup/picture-hints.ts';
import { keepByObject } from '../memory/keep-by-object.ts';
import { keepLast } from '../memory/keep-last.ts';
import { hasCentralEuropeanLetters } from './central-european-letters.ts';
import type { AssetLink, DocumentAssets } from './document-assets.ts';
import type { DocumentData } from './document-data.ts';
import { writeSocialTags } from './social-tags.ts';
import { createStructuredData } from './structured-data.ts';
import { writeBootData } from './write-boot-data.ts';

/** The first element after the header. */

interface DocumentParts {
  readonly boot: DocumentData;
  /** Present when the document rests: its code waits until the page is used. */
  readonly rest: RestData | null;
  readonly head: PageHead;
  readonly assets: DocumentAssets;
  /** Null on pages without chrome. */
  readonly chromeHtml: { readonly header: Html; readonly footer: Html } | null;
  /** What says that the page is a preview; null on all other pages. */
  readonly previewHtml: Html | null;
  /** The remote's part, or the shell's own view. */
  readonly slotHtml: Html;
  readonly theme: string;
  /** The company's own site, whichever of its sites shows the page. */
  readonly mainSite: Site;
  /** Scheme, host and port of the request, for addresses that must be absolute. */
  readonly origin: string;
}

/** Everything the head may depend on; the cached texts are compared by each of these. */
interface HeadSource {
  readonly chrome: ChromeView;
  readonly head: PageHead;
  readonly site: Site;
  readonly mainSite: Site;
  readonly locale: Locale;
  readonly urlPrefix: string;
  readonly path: string;
  readonly pageType: string;
  readonly origin: string;
}

/** Writes the complete document as UTF-8: head, chrome, the remote's part, boot data; no inline script or style. */
export function writeDocument(parts: DocumentParts): Uint8Array {
  const { boot, rest, assets, chromeHtml, theme } = parts;
  const { hints, html } =
    // The shell's own views are text, and have no pictures.
    typeof parts.slotHtml === 'string' ? { hints: '', html: parts.slotHtml } : separatePictureHints(parts.slotHtml);
  const { locale, site } = boot;
  const attributes = [
    `lang="${escapeHtml(locale.language === 'zh' ? 'zh-Hans' : locale.code)}"`,
    `${buildAttribute}="${boot.buildId}"`,
    `data-page-theme="${escapeHtml(theme)}"`,
    ...(site.enableCutFont ? ['data-cut-font=""'] : []),
    ...(rest ? [`${restingAttribute}=""`] : []),
  ];
  const ssr = boot.isServerRendered ? ' data-ssr=""' : '';
  const remote = boot.page ? ` data-remote="${boot.page.remote}"` : '';
  const { metadata, structuredData } = writeHeadTexts({
    chrome: boot.chrome,
    head: parts.head,
    site,
    mainSite: parts.mainSite,
    locale,
    urlPrefix: boot.urlPrefix,
    path: boot.page?.request.path ?? '',
    pageType: boot.page?.result.meta.type ?? '',
    origin: parts.origin,
  });
  return joinHtml([
    `<!doctype html><html ${attributes.join(' ')}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Without it, a browser that paints before all of the header is parsed would move its buttons.
    ...(chromeHtml ? [`<link rel="expect" href="#${flashElementId}" blocking="render">`] : []),
    writeStyleLinks(assets),
    writeFontHints(assets, html),
    hints,
    metadata,
    ...(rest ? writeRestingScripts(rest, assets) : [writeScripts(assets)]),
    structuredData,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body>',
    ...(chromeHtml ? [`<div id="${headerElementId}" data-ssr="">`, chromeHtml.header, '</div>'] : []),
    ...(parts.previewHtml === null ? [] : [parts.previewHtml]),
    `<div id="${flashElementId}"></div><div id="kmx-failure"></div>`,
    `<main id="main"><div id="${slotElementId}"${remote}${ssr}>`,
    html,
    '</div></main>',
    ...(chromeHtml ? [chromeHtml.footer] : []),
    '<div id="kmx-announcer" class="kmx-announcer" role="status" aria-live="polite"></div>',
    // After what a visitor sees: deferred scripts run when all of it is there.
    `<script type="application/json" id="${bootDataElementId}">`,
    ...writeBootData(boot),
    '</script></body></html>',
  ]);
}

/** What the head says about the page; the view of the chrome is shared by all requests for the page. */
const writeHeadTexts = keepLast(
  (page: HeadSource) => ({
    metadata: Buffer.from(writeMetadata(page)),
    structuredData: Buffer.from(
      listStructuredData(page)
        .map((data) => `<script type="application/ld+json">${serializeDataBlock(data)}</script>`)
        .join(''),
    ),
  }),
  ({ chrome }) => chrome,
  ({ head, site, mainSite, locale, urlPrefix, path, pageType, origin }) => [
    JSON.stringify(head),
    site,
    mainSite,
    locale.code,
    urlPrefix,
    path,
    pageType,
    origin,
  ],
);

function writeMetadata({ chrome, head, site, locale, urlPrefix, path, pageType, origin }: HeadSource): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    head.robots ? `<meta name="robots" content="${escapeHtml(head.robots)}">` : '',
    '<meta name="color-scheme" content="light dark">',
    chrome.canonicalUrl ? `<link rel="canonical" href="${escapeHtml(chrome.canonicalUrl)}">` : '',
    ...chrome.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    ),
    ...writeSocialTags({
      head,
      chrome,
      siteName: site.name,
      locale,
      pageType,
      origin,
    }),
    ...(site.slug === null
      ? writeFeedLinks(path, urlPrefix, (titleId) => nameFeed(site.name, titleId, locale.language))
      : []),
  ].join('');
}

function listStructuredData({ head, locale, ...page }: HeadSource) {
  const { description, structuredData } = head;
  return createStructuredData({ ...page, description, language: locale.language, own: structuredData });
}

const writeFontHint = (href: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;

/** The face that few pages need beside the first. */
function writeFontHints({ fonts: { centralEuropean } }: DocumentAssets, html: Html): string {
  return centralEuropean !== null && hasCentralEuropeanLetters(html) ? writeFontHint(centralEuropean) : '';
}

const writeStyleLinks = keepByObject(({ fonts, styles }: DocumentAssets) =>
  Buffer.from(
    [
      ...(fonts.latin === null ? [] : [writeFontHint(fonts.latin)]),
      ...styles.map(
        ({ href, integrity }) =>
          `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
      ),
    ].join(''),
  ),
);

const writeScript = ({ href, integrity }: AssetLink, attribute: '' | ' defer') =>
  `<script src="${href}" integrity="${integrity}" crossorigin="anonymous"${attribute}></script>`;

const writeCode = ({ scripts, preloads }: DocumentAssets) =>
  [
    ...scripts.map((script) => writeScript(script, ' defer')),
    ...preloads.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
  ].join('');

const writeScripts = keepByObject((assets: DocumentAssets) =>
  Buffer.from(writeScript(assets.boot, '') + writeCode(assets)),
);

/** The code of a document that rests is in a template, where a browser neither loads nor runs it (decision 0060). */
const writeRestingCode = keepByObject((assets: DocumentAssets) =>
  Buffer.from(
    [
      writeScript(assets.boot, ''),
      ...(assets.rest ? [writeScript(assets.rest, ' defer')] : []),
      `<template id="${restingCodeElementId}">${writeCode(assets)}</template>`,
    ].join(''),
  ),
);

function writeRestingScripts(rest: RestData, assets: DocumentAssets): readonly Html[] {
  const data = `<script type="application/json" id="${restDataElementId}">${serializeDataBlock(rest)}</script>`;
  return [data, writeRestingCode(assets)];
}
