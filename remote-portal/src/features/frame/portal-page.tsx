import { Heading } from '@kmx/design-system/heading/heading.tsx';
import * as styles from '@kmx/design-system/layout/area-page.module.css';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { ProtectedArea } from '@kmx/remote-kit/session/protected-area.tsx';
import { resolveServiceStatus } from '@kmx/shared-contracts/service-status.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import { NoPermission } from './no-permission.tsx';
import { protectionTexts } from './protection-texts.ts';
import { useShownPage } from './shown-page.ts';
import { useDocumentTitle } from './use-document-title.ts';

interface PortalPageProps {
  /** Replaces the title of the page, for example by the subject of a ticket. */
  readonly title?: string | undefined;
  /** Title for tabs and history; defaults to `title`. */
  readonly documentTitle?: string | undefined;
  readonly lead?: string | undefined;
  /** Buttons next to the title. */
  readonly actions?: ReactNode;
  /** Placeholder of the page until the user is known. */
  readonly skeleton: ReactNode;
  readonly children: (user: User) => ReactNode;
}

/** A page of the portal: its title, and its content for users of its service (AUTH-005, POR-109). */
export function PortalPage({
  title,
  documentTitle = title,
  lead,
  actions,
  skeleton,
  children,
}: PortalPageProps): ReactNode {
  const t = useTranslate();
  const { service, titleId } = useShownPage();
  useDocumentTitle(documentTitle);
  return (
    <ProtectedArea texts={protectionTexts} skeleton={skeleton}>
      {(user) =>
        service !== undefined && resolveServiceStatus(service, user.roles) !== 'active' ? (
          <NoPermission service={service} />
        ) : (
          <Stack gap={6}>
            <div className={styles.head}>
              <div className={styles.titles}>
                <Heading level={1} size="headline">
                  {title ?? t(titleId)}
                </Heading>
                {lead !== undefined && <p className={styles.lead}>{lead}</p>}
              </div>
              {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            </div>
            {children(user)}
          </Stack>
        )
      }
    </ProtectedArea>
  );
}
