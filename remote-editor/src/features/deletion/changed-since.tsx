import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { createVersionPath } from '../../data/editor-paths.ts';
import type { EntryRecord } from '../../data/entry-record.ts';
import { chooseLanguage } from '../page-facts/language-state.ts';

interface ChangedSinceProps {
  /** The newest known version. */
  readonly page: EntryRecord;
  /** The version that the editor saw. */
  readonly seen: number;
}

/** Explains that nothing was done because another editor has saved the entry since: who it was, with a link to the differences. */
export function ChangedSince({ page, seen }: ChangedSinceProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageRequest();
  const person = page.revision === seen ? undefined : page.updatedBy?.name;
  return (
    <StaticMessage
      type="error"
      action={
        page.revision !== seen && (
          <Link href={href(createVersionPath(page.kind, page.id, seen, chooseLanguage(page, locale.language)))}>
            {t('version.compare')}
          </Link>
        )
      }
    >
      {person === undefined ? t('error.conflict') : t('delete.changed', { person })}
    </StaticMessage>
  );
}
