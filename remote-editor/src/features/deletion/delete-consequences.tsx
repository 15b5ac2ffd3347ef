import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { keptDays, type References } from '../../data/deleted-entries.ts';
import type { EntryRecord } from '../../data/entry-record.ts';
import { describeLanguages } from '../page-facts/language-state.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { ReferenceList } from './reference-list.tsx';

interface DeleteConsequencesProps {
  readonly page: EntryRecord;
  readonly references: References;
}

/** The consequences of deleting an entry: on the site, for plans, and for links to it; or why it must stay. */
export function DeleteConsequences({ page, references }: DeleteConsequencesProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const { locale } = usePageRequest();
  if (references.refusal !== null) {
    return <StaticMessage type="info">{t(`delete.refused.${references.refusal}`)}</StaticMessage>;
  }
  const published = describeLanguages(page).filter(({ state }) => state !== 'draft');
  const names = published.map(({ language }) => nameLanguage(language));
  const languages = formatList(names, locale);
  const isOnSite = page.documentInStages.length > 0;
  const planned = page.scheduledIn.length;
  return (
    <>
      <p>
        {isOnSite ? t(names.length === 0 ? 'delete.onSite' : 'delete.published', { languages }) : t('delete.draft')}
        {planned > 0 && ` ${t('delete.planned', { count: planned })}`}
      </p>
      <ReferenceList references={references} />
      <p>{t('delete.kept', { days: keptDays })}</p>
    </>
  );
}
