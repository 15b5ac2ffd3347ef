import { CalendarModule } from '@kmx/design-system/modules/calendar-module/calendar-module.tsx';
import { formatLongDate } from '@kmx/remote-kit/format/format-date.ts';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../../data/blocks/rich-blocks.ts';
import { useContentLang } from '../language/use-content-lang.ts';
import { OwnWords } from './own-words.tsx';

/** A list of upcoming dates, formatted for the locale. */
export function CalendarBlock({ block }: { readonly block: RichBlockOf<'CalendarBlock'> }): ReactNode {
  const { locale } = usePageRequest();
  const dates = block.dates.map((entry) => ({ ...entry, dateText: formatLongDate(entry.date, locale) }));
  return (
    <OwnWords>
      <CalendarModule title={block.title} lang={useContentLang()} dates={dates} />
    </OwnWords>
  );
}
