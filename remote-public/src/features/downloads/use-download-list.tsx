import type {
  DownloadListProps,
  ListedDownload,
  ListedFile,
} from '@kmx/design-system/modules/downloads-module/download-list.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { MarkedText } from '@kmx/remote-kit/messages/marked-text.tsx';
import { type Translate, useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import { createFileHref, type Download, type DownloadVersion, sortVersions } from '../../data/media/download.ts';
import { describeLanguage, formatFileSize } from './describe-document.ts';

/** Files as list entries of this page: the reader's language first, details formatted for its locale (PUB-011..PUB-013). */
export function useDownloadList(downloads: readonly Download[]): DownloadListProps {
  const t = useTranslate();
  const { languages, locale } = usePageRequest();
  return {
    downloads: downloads.flatMap((download) => {
      const [version, ...others] = sortVersions(download, languages);
      return version === undefined ? [] : [describeDownload(download.slug, version, others, locale, t)];
    }),
    texts: { save: t('media.save'), alsoIn: t('media.alsoIn') },
  };
}

function describeFile(slug: string, { locale: language, title }: DownloadVersion, locale: Locale): ListedFile {
  return {
    href: createFileHref(slug, language, false),
    title,
    language,
    languageName: describeLanguage(language, locale.language),
  };
}

function describeDownload(
  slug: string,
  version: DownloadVersion,
  others: readonly DownloadVersion[],
  locale: Locale,
  t: Translate,
): ListedDownload {
  const file = describeFile(slug, version, locale);
  const { title, language, languageName } = file;
  const lang = resolveContentLang(language, locale.language);
  return {
    ...file,
    facts: [...describeKindAndSize(version, locale), languageName],
    lang,
    others: others.map((other) => describeFile(slug, other, locale)),
    storeHref: createFileHref(slug, language, true),
    storeText: (
      <MarkedText translate={t} id="media.saveFile" texts={{ title }} lang={lang} values={{ language: languageName }} />
    ),
  };
}

/** Type and size of a file in readable form: PDF, 7 kB. */
function describeKindAndSize({ mimeType, size }: DownloadVersion, locale: Locale): readonly string[] {
  const kind = (mimeType.split('/')[1] ?? mimeType).replace(/^x-/, '').toUpperCase();
  return size === null ? [kind] : [kind, formatFileSize(size, locale)];
}
