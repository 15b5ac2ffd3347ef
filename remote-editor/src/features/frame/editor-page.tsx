import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { arrowLeftIcon } from '@kmx/design-system/icon/icons.ts';
import * as styles from '@kmx/design-system/layout/area-page.module.css';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import type { ReactNode } from 'react';

interface EditorPageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** The parent page. */
  readonly parent?: { readonly text: string; readonly href: string };
  /** Buttons next to the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the editor area: link to the parent, title, actions, content. */
export function EditorPage({ title, lead, parent, actions, children }: EditorPageProps): ReactNode {
  return (
    <Stack gap={6}>
      <div className={styles.head}>
        <div className={styles.titles}>
          {parent !== undefined && (
            <p>
              <Link href={parent.href} icon={arrowLeftIcon} variant="quiet">
                {parent.text}
              </Link>
            </p>
          )}
          <Heading level={1} size="headline">
            {title}
          </Heading>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </Stack>
  );
}
