import { Button } from '@kmx/design-system/button/button.tsx';
import { plusIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useFocusRescue } from '../../features/frame/use-focus-rescue.ts';
import * as styles from '../../features/users/rows.module.css';
import { AddOrganizationDialog } from './add-organization-dialog.tsx';
import { RemoveOrganizationButton } from './remove-organization-button.tsx';
import type { PortalUser, UserAnswer } from './user.query.ts';
import { UserSection } from './user-section.tsx';

interface OrganizationSectionProps {
  readonly user: PortalUser;
  readonly viewer: UserAnswer['viewer'];
  readonly onChanged: () => void;
  /** The last common organization is gone, and the person with it (POR-108). */
  readonly onRemoved: () => void;
}

/** Organizations of the person that the viewer administers; to add and to remove (POR-107). */
export function OrganizationSection({ user, viewer, onChanged, onRemoved }: OrganizationSectionProps): ReactNode {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const rescue = useFocusRescue(list);
  const [isAdding, setAdding] = useState(false);
  const canAdd = user.allowedActions.includes('ADD_ORGANIZATION') && user.addableOrganizations.length > 0;
  return (
    <UserSection
      title={t('users.organizations')}
      actions={
        canAdd && (
          <Button
            size="small"
            variant="secondary"
            icon={plusIcon}
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
          >
            {t('users.action.ADD_ORGANIZATION')}
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1} role="group" aria-label={t('users.organizations')} {...rescue}>
        <ul className={styles.rows}>
          {user.organizations.map((organization) => (
            <li key={organization.id} className={styles.row}>
              <div className={styles.text}>
                <p>
                  <strong>{organization.name}</strong>
                </p>
                <p className={styles.muted}>{organization.city}</p>
              </div>
              {user.allowedActions.includes('REMOVE_ORGANIZATION') && (
                <RemoveOrganizationButton
                  user={user}
                  organization={organization}
                  onChanged={onChanged}
                  onRemoved={onRemoved}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      <AddOrganizationDialog
        user={user}
        viewer={viewer}
        open={isAdding}
        onClose={() => setAdding(false)}
        onChanged={onChanged}
      />
    </UserSection>
  );
}
