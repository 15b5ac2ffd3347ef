import { placeGlyphs } from '@kmx/design-system/logo/glyphs.ts';
import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { emptyHtml, renderHtml, type SafeHtml } from '../../markup/html.ts';
import { type SignInMessages, signInMessages } from './sign-in-messages.ts';

const centre = 100;
const pitch = 27;

/** Cross-section of a 19-strand wire in its natural packing: the sign of the pages of this service. */
function renderWireSection(): SafeHtml {
  const steps = [-2, -1, 0, 1, 2];
  const strands = steps.flatMap((row) =>
    steps
      .filter((column) => Math.abs(row + column) <= 2)
      .map((column) => {
        const x = (centre + pitch * (column + row / 2)).toFixed(1);
        const y = (centre + (pitch * row * Math.sqrt(3)) / 2).toFixed(1);
        return renderHtml`<circle class="strand" cx="${x}" cy="${y}" r="12"/>`;
      }),
  );
  return renderHtml`<svg class="wire" viewBox="0 0 200 200" aria-hidden="true" focusable="false"><circle class="insulation" cx="100" cy="100" r="84"/>${strands}</svg>`;
}

/** The wordmark of the product, as its header shows it. */
function renderLogo(name: string): SafeHtml {
  const wordmark = placeGlyphs(name);
  if (wordmark === null) return renderHtml`<span class="logo">${name}</span>`;
  const letters = wordmark.placed.map(({ glyph, x }) => {
    const ink = glyph.ink.map((points) => renderHtml`<polygon points="${points}"/>`);
    const conductor = glyph.conductor
      ? renderHtml`<polygon class="conductor" points="${glyph.conductor}"/>`
      : emptyHtml;
    return renderHtml`<g transform="translate(${String(x)} 0)">${ink}${conductor}</g>`;
  });
  return renderHtml`<svg class="logo" viewBox="0 0 ${String(wordmark.width)} 24" role="img" aria-label="${name}">${letters}</svg>`;
}

const logo = renderLogo('KMX');
const wireSection = renderWireSection();

/** Whole document around the content of a page; no script, one stylesheet. */
export function renderPage(language: UiLanguage, title: string, content: SafeHtml): string {
  const messages = signInMessages[language];
  return renderHtml`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – MyKomax</title>
<link rel="stylesheet" href="/am/ui/sign-in.css">
</head>
<body>
<div class="layout">
<div class="brand" data-page-theme="Dark_White"><p class="brand-name">${logo} <span>MyKomax</span></p>${wireSection}<p class="statement">${messages.statement}</p></div>
<main class="panel"><div class="content">${content}</div></main>
</div>
</body>
</html>
`.markup;
}

type NoticeKind = 'expired' | 'signedOut' | 'failed';

function resolveNotice(
  kind: NoticeKind,
  messages: SignInMessages,
): readonly [title: string, text: string, link: string] {
  if (kind === 'expired') return [messages.expiredTitle, messages.expiredText, messages.startAgain];
  if (kind === 'signedOut') return [messages.signedOutTitle, messages.signedOutText, messages.home];
  return [messages.failedTitle, messages.failedText, messages.home];
}

/** A page that says one thing and leads back to the website; `code` is the technical reason for a support call. */
export function renderNoticePage(language: UiLanguage, kind: NoticeKind, code = ''): string {
  const [title, text, link] = resolveNotice(kind, signInMessages[language]);
  const reason = code === '' ? emptyHtml : renderHtml`<p class="reason"><code>${code}</code></p>`;
  const content = renderHtml`<h1>${title}</h1><p class="lead">${text}</p>${reason}<p><a class="button" href="/">${link}</a></p>`;
  return renderPage(language, title, content);
}
