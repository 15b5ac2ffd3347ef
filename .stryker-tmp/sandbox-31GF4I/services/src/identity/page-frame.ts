// @ts-nocheck
import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { emptyHtml, renderHtml, type SafeHtml } from './html.ts';
import { type SignInMessages, signInMessages } from './sign-in-messages.ts';

const strandRings = [
  { count: 1, radius: 0, turn: 0 },
  { count: 6, radius: 26, turn: 0 },
  { count: 12, radius: 51, turn: 0.5 },
];
const centre = 100;

/** Cross-section of a 19-strand wire: the sign of the pages of this service. */
function renderWireSection(): SafeHtml {
  const strands = strandRings.flatMap(({ count, radius, turn }) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + turn) / count) * 2 * Math.PI;
      const x = (centre + radius * Math.cos(angle)).toFixed(1);
      const y = (centre + radius * Math.sin(angle)).toFixed(1);
      return renderHtml`<circle class="strand" cx="${x}" cy="${y}" r="12"/>`;
    }),
  );
  return renderHtml`<svg class="wire" viewBox="0 0 200 200" aria-hidden="true" focusable="false"><circle class="insulation" cx="100" cy="100" r="84"/>${strands}</svg>`;
}

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
<div class="brand"><p class="brand-name">KMX <span>MyKomax</span></p>${wireSection}<p class="statement">${messages.statement}</p></div>
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

/** Page that says one thing and leads back to the website; `code` is the technical reason for a support call. */
export function renderNoticePage(language: UiLanguage, kind: NoticeKind, code = ''): string {
  const [title, text, link] = resolveNotice(kind, signInMessages[language]);
  const reason = code === '' ? emptyHtml : renderHtml`<p class="reason"><code>${code}</code></p>`;
  const content = renderHtml`<h1>${title}</h1><p class="lead">${text}</p>${reason}<p><a class="button" href="/">${link}</a></p>`;
  return renderPage(language, title, content);
}
