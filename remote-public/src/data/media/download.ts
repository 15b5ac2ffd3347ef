import type { InferOutput } from 'valibot';
import type { downloadSchema } from './download.schema.ts';

/** A downloadable file in one or more languages. */
export type Download = InferOutput<typeof downloadSchema>;
/** A file in one language. */
export type DownloadVersion = Download['localizations'][number];

/** Address of a file: `l` only for languages other than English, `dl=true` to save it (PUB-011..PUB-013). */
export function createFileHref(slug: string, language: string, isStored: boolean): string {
  const query = [...(language === 'en' ? [] : [`l=${language}`]), ...(isStored ? ['dl=true'] : [])];
  return `/file/${slug}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

/** Versions of a file: the reader's language first, then English, then the others in their given order. */
export function sortVersions(download: Download, languages: readonly string[]): readonly DownloadVersion[] {
  const wanted = [...languages, 'en'];
  const rank = ({ locale }: DownloadVersion) => (wanted.includes(locale) ? wanted.indexOf(locale) : wanted.length);
  return download.localizations.toSorted((one, other) => rank(one) - rank(other));
}
