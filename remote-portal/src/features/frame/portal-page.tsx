import { Heading } from '@kmx/design-system/heading/heading.tsx';
import * as styles from '@kmx/design-system/layout/area-page.module.css';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { resolveServiceStatus } from '@kmx/shared-contracts/service-status.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import { ProtectedArea } from '../protection/protected-area.tsx';
import { NoPermission } from './no-permission.tsx';
import { useShownPage } from './shown-page.ts';
import { useDocumentTitle } from './use-document-title.ts';

interface PortalPageProps {
  /** Instead of the title of the page, such as the subject of a ticket. */
  readonly title?: string | undefined;
  /** In tabs and history instead of `title`, which is used unless told. */
  readonly documentTitle?: string | undefined;
  readonly lead?: string | undefined;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** Holds the place of the page while nobody is known. */
  readonly skeleton: ReactNode;
  readonly children: (user: User) => ReactNode;
}

/** A page of the portal: its title, and its content for those who may use its service (AUTH-005, POR-109). */
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
    <ProtectedArea skeleton={skeleton}>
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
