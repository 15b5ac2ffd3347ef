import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import type { QueryResult } from '@kmx/remote-kit/data/use-query.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { UserAnswer } from './user.query.ts';
import * as styles from './user-page.module.css';

/** Unknown or undisclosed, existing but not allowed, or no longer visible. */
type MissingReason = 'invalid' | 'forbidden' | 'gone';

/** Why a person cannot be shown (POR-106, POR-108); null while loading, for other failures, and when the person can be shown. */
export function resolveMissingUser({
  data,
  error,
}: Pick<QueryResult<UserAnswer>, 'data' | 'error'>): MissingReason | null {
  const wasSeen = data !== null && data.user !== null;
  if (error?.kind === 'not-found') return wasSeen ? 'gone' : 'invalid';
  if (error?.kind === 'forbidden') return wasSeen ? 'gone' : 'forbidden';
  return data !== null && data.user === null ? 'invalid' : null;
}

/** Replaces a person who cannot be shown; links back to the list. */
export function UserMissing({ reason }: { readonly reason: MissingReason }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The element clicked last has disappeared with the person.
    if (reason === 'gone') title.current?.focus();
  }, [reason]);
  return (
    <div ref={title} tabIndex={-1} role="alert" className={styles.missing}>
      <Heading level={2} size="title">
        {t(`users.missing.${reason}.title`)}
      </Heading>
      <p>{t(`users.missing.${reason}.text`)}</p>
      <Button href={href('/mykomax/user-admin')}>{t('users.missing.back')}</Button>
    </div>
  );
}
