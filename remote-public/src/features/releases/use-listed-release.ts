import type { ListedRelease } from '@kmx/design-system/modules/media-releases-module/release-list.tsx';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { formatLongDate } from '@kmx/remote-kit/format/format-date.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReleaseTeaser } from '../../data/blocks/release-teaser.ts';

/** Returns a function that maps a media release to a list entry of this page (SYS-066). */
export function useListedRelease(): (release: ReleaseTeaser) => ListedRelease {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  return ({ slug, adhoc, locale: language, ...release }) => ({
    ...release,
    href: toHref(`/media-releases/${slug}`),
    dateText: formatLongDate(release.publicationDate, locale),
    adhocText: adhoc === true ? t('media.adhoc') : null,
    lang: resolveContentLang(language, locale.language),
  });
}
