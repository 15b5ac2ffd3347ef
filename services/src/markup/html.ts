import { escapeHtml } from './escape-html.ts';

/** Markup that is already escaped. */
export interface SafeHtml {
  readonly markup: string;
}

type HtmlPart = string | number | SafeHtml | readonly SafeHtml[];

function renderPart(part: HtmlPart): string {
  if (typeof part === 'string') return escapeHtml(part);
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
