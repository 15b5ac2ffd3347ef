import { isUiLanguage, type UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { Exchange } from './identity-context.ts';

function resolvePrimary(tag: string): string {
  return (tag.trim().toLowerCase().split(/[-_]/)[0] ?? '').trim();
}

function parseAcceptLanguage(header: string): readonly string[] {
  const ranges = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { tag, quality: quality === undefined ? 1 : Number(quality) };
  });
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((first, second) => second.quality - first.quality)
    .map(({ tag }) => tag);
}

/** Language of a page of the identity service: the application's wish, then the browser's, then English. */
export function resolveLanguage(uiLocales: unknown, acceptLanguage: string | undefined): UiLanguage {
  const wishes = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  const languages = [...wishes, ...parseAcceptLanguage(acceptLanguage ?? '')].map(resolvePrimary);
  return languages.find(isUiLanguage) ?? 'en';
}

/** Language of a page outside a sign-in: `ui_locales` of its address first. */
export function resolvePageLanguage({ request, url }: Exchange): UiLanguage {
  return resolveLanguage(url.searchParams.get('ui_locales'), request.headers['accept-language']);
}
