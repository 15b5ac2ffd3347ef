import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import * as styles from './account.module.css';
import { PasswordForm } from './password-form.tsx';

interface PasswordSectionProps {
  readonly user: User;
  /** Null while unknown. */
  readonly isManaged: boolean | null;
}

/** The password, changed here unless the company's directory manages it (POR-082). */
export function PasswordSection({ user, isManaged }: PasswordSectionProps): ReactNode {
  const t = useTranslate();
  return (
    <section aria-labelledby="account-password">
      <Stack gap={5}>
        <Heading level={2} size="title" id="account-password">
          {t('password.title')}
        </Heading>
        {isManaged === null && <Skeleton lines={4} />}
        {isManaged === true && <p className={styles.note}>{t('password.managed')}</p>}
        {isManaged === false && <PasswordForm user={user} />}
      </Stack>
    </section>
  );
}
