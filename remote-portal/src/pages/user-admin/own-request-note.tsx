import { Link } from '@kmx/design-system/link/link.tsx';
import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { endSentence } from '../../features/lists/sentences.ts';
import type { AccessRequest } from './pending.query.ts';

interface OwnRequestNoteProps extends Pick<AccessRequest, 'deciders'> {
  /** Name of the organization of the request. */
  readonly organization: string;
}

/** Users cannot decide on their own requests: names who can, or whom to contact if there is no one else (POR-101). */
export function OwnRequestNote({ deciders, organization }: OwnRequestNoteProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageRequest();
  if (deciders.length > 0) {
    return (
      <p>
        {endSentence(
          t('users.request.own', {
            names: formatList(
              deciders.map(({ name }) => name),
              locale,
            ),
          }),
        )}
      </p>
    );
  }
  return (
    <p>
      {endSentence(t('users.request.ownAlone', { organization }))}{' '}
      <Link href={href('/contact')}>{t('desk.failure.contact')}</Link>
    </p>
  );
}
