import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { DateText } from '../../features/dates/date-text.tsx';
import type { PortalUser } from './user.query.ts';
import * as styles from './user-page.module.css';

/** What is known of the person and the account. */
export function PersonFacts({ user }: { readonly user: PortalUser }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const languages = new Intl.DisplayNames([locale.code], { type: 'language', fallback: 'code' });
  const language = /^[a-z]{2,3}$/.test(user.language) ? languages.of(user.language) : user.language;
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
        <dd>{language}</dd>
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
