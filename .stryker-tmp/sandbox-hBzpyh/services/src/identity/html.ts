/** Markup that is already escaped. */
// @ts-nocheck

export interface SafeHtml {
  readonly markup: string;
}

type HtmlPart = string | number | SafeHtml | readonly SafeHtml[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function renderPart(part: HtmlPart): string {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map((item) => item.markup).join('');
}

/** Template tag that escapes every text put into it. */
export function renderHtml(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): SafeHtml {
  const markup = strings
    .map((text, index) => text + (index < parts.length ? renderPart(parts[index] ?? '') : ''))
    .join('');
  return { markup };
}

export const emptyHtml: SafeHtml = { markup: '' };
