import { nameCountry } from '@kmx/remote-kit/format/display-names.ts';
import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { formatShare } from '../texts/figures.ts';
import type { Canary } from './canary-badge.tsx';

/** Who gets a canary: the share, the countries, and testers with a cookie. */
export function CanaryAudience({ canary }: { readonly canary: Canary }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { percent, countries, hasCookie } = canary;
  const names = countries.map((code) => nameCountry(code, locale.language));
  const parts = [
    t('canary.share', { share: formatShare(percent, 100, locale) }),
    countries.length > 0 ? t('canary.countries', { countries: formatList(names, locale) }) : null,
    hasCookie ? t('canary.cookie') : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
