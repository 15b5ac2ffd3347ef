import type { PageHead } from '@kmx/shared-contracts/page.ts';
import { type BootData, bootDataElementId, headerElementId, slotElementId } from '../../page-view/boot-data.ts';
import type { DocumentAssets } from './document-assets.ts';
import { escapeHtml, serializeDataBlock } from './escape-html.ts';

interface DocumentParts {
  readonly boot: BootData;
  readonly head: PageHead;
  readonly assets: DocumentAssets;
  readonly headerHtml: string;
  readonly footerHtml: string;
  /** The remote's part, or the shell's own view. */
  readonly slotHtml: string;
  readonly theme: string;
  readonly hasChrome: boolean;
}

/** Writes the complete document: head, chrome, the remote's part, boot data; no inline script or style. */
export function writeDocument(parts: DocumentParts): string {
  const { boot, head, assets } = parts;
  const { locale, site } = boot;
  const attributes = [
    `lang="${escapeHtml(locale.language === 'zh' ? 'zh-Hans' : locale.code)}"`,
    `data-build="${boot.buildId}"`,
    `data-page-theme="${escapeHtml(parts.theme)}"`,
    ...(site.enableCutFont ? ['data-cut-font=""'] : []),
  ];
  const ssr = boot.isServerRendered ? ' data-ssr=""' : '';
  const remote = boot.page ? ` data-remote="${boot.page.remote}"` : '';
  return `<!doctype html><html ${attributes.join(' ')}><head>${writeHead(boot, head, assets)}</head><body>${
    parts.hasChrome ? `<div id="${headerElementId}" data-ssr="">${parts.headerHtml}</div>` : ''
  }<div id="kmx-flash"></div><div id="kmx-failure"></div><main id="main"><div id="${slotElementId}"${remote}${ssr}>${
    parts.slotHtml
  }</div></main>${parts.hasChrome ? parts.footerHtml : ''}<div id="kmx-announcer" class="kmx-announcer" role="status" aria-live="polite"></div></body></html>`;
}

function writeHead(boot: BootData, head: PageHead, assets: DocumentAssets): string {
  const { chrome } = boot;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    head.robots ? `<meta name="robots" content="${escapeHtml(head.robots)}">` : '',
    '<meta name="color-scheme" content="light dark">',
    chrome.canonicalUrl ? `<link rel="canonical" href="${escapeHtml(chrome.canonicalUrl)}">` : '',
    ...chrome.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    ),
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    head.description ? `<meta property="og:description" content="${escapeHtml(head.description)}">` : '',
    head.image ? `<meta property="og:image" content="${escapeHtml(head.image)}">` : '',
    `<meta property="og:site_name" content="${escapeHtml(boot.site.name)}">`,
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...assets.styles.map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    // Data first: an async script may run as soon as it is there.
    `<script type="application/json" id="${bootDataElementId}">${serializeDataBlock(boot)}</script>`,
    `<script src="${assets.boot.href}" integrity="${assets.boot.integrity}" crossorigin="anonymous"></script>`,
    ...assets.scripts.map(
      ({ href, integrity }) => `<script src="${href}" integrity="${integrity}" crossorigin="anonymous" defer></script>`,
    ),
    ...assets.preloads.map(
      ({ href, integrity }) =>
        `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
    ),
    ...head.structuredData.map((data) => `<script type="application/ld+json">${serializeDataBlock(data)}</script>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ].join('');
}
