import { CalendarModule } from '@kmx/design-system/modules/calendar-module/calendar-module.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../../data/rich-blocks.ts';
import { formatDate } from '../language/format-date.ts';
import { useContentLang } from '../language/use-content-lang.ts';
import { OwnWords } from './own-words.tsx';

/** Dates to keep free, written as the locale does. */
export function CalendarBlock({ block }: { readonly block: RichBlockOf<'CalendarBlock'> }): ReactNode {
  const formatLocale = resolveFormatLocale(usePageRequest().locale);
  const dates = block.dates.map((entry) => ({ ...entry, dateText: formatDate(entry.date, formatLocale) }));
  return (
    <OwnWords>
      <CalendarModule title={block.title} lang={useContentLang()} dates={dates} />
    </OwnWords>
  );
}
