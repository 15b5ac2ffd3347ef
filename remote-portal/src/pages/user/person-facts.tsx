import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { nameLanguage } from '@kmx/remote-kit/format/display-names.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { DateText } from '../../features/dates/date-text.tsx';
import type { PortalUser } from './user.query.ts';
import * as styles from './user-page.module.css';

/** Facts about a person and their account. */
export function PersonFacts({ user }: { readonly user: PortalUser }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('users.account')}</dt>
        <dd>
          <StatusBadge status={user.isActivated ? 'success' : 'info'}>
            {t(user.isActivated ? 'users.account.active' : 'users.account.waiting')}
          </StatusBadge>
        </dd>
      </div>
      <div>
        <dt>{t('users.lastSeen')}</dt>
        <dd>{user.lastSeenAt === null ? t('users.lastSeen.never') : <DateText value={user.lastSeenAt} withTime />}</dd>
      </div>
      <div>
        <dt>{t('users.language')}</dt>
        <dd>{nameLanguage(user.language, locale.language)}</dd>
      </div>
      {(user.isManagedInternally || user.isSelf) && (
        <div>
          <dt>{t('users.note')}</dt>
          <dd>{t(user.isSelf ? 'users.note.self' : 'users.note.managed')}</dd>
        </div>
      )}
    </dl>
  );
}
