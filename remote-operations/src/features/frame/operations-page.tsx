import { Heading } from '@kmx/design-system/heading/heading.tsx';
import * as styles from '@kmx/design-system/layout/area-page.module.css';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { TableSkeleton } from '@kmx/design-system/skeleton/table-skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { ProtectedArea, type ProtectionTexts } from '@kmx/remote-kit/session/protected-area.tsx';
import { releaseOperatorRole } from '@kmx/shared-contracts/endpoints/releases.ts';
import type { ReactNode } from 'react';
import { NoPermission } from './no-permission.tsx';
import { usePageTitle } from './shown-page.ts';

const protectionTexts: ProtectionTexts = {
  needsScript: 'signIn.needsScript',
  again: 'request.retry',
  offline: 'request.offline',
  notSignedOut: { titleKey: 'signIn.notSignedOut.title', textKey: 'signIn.notSignedOut.text' },
};

interface OperationsPageProps {
  /** Id of the sentence below the title. */
  readonly leadId: string;
  readonly children: ReactNode;
}

/** A page for operators: its title for everybody, its content for those with the role (OPS-005, OPS-006). */
export function OperationsPage({ leadId, children }: OperationsPageProps): ReactNode {
  const t = useTranslate();
  const title = usePageTitle();
  return (
    <Stack gap={6}>
      <div className={styles.titles}>
        <Heading level={1} size="headline">
          {title}
        </Heading>
        <p className={styles.lead}>{t(leadId)}</p>
      </div>
      <ProtectedArea texts={protectionTexts} level={2} skeleton={<TableSkeleton rows={6} />}>
        {(user) => (user.roles.includes(releaseOperatorRole) ? children : <NoPermission user={user} />)}
      </ProtectedArea>
    </Stack>
  );
}
