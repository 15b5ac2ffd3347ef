import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import type { Organization } from '../../features/users/access.ts';
import { OrganizationFacts } from '../../features/users/organization-facts.tsx';
import * as styles from '../../features/users/rows.module.css';
import { AddOrganizationDialog } from './add-organization-dialog.tsx';
import { RemoveOrganizationButton } from './remove-organization-button.tsx';
import type { PortalUser, UserAnswer } from './user.query.ts';
import { UserListSection } from './user-section.tsx';

interface OrganizationSectionProps {
  readonly user: PortalUser;
  readonly viewer: UserAnswer['viewer'];
  readonly onChanged: () => void;
  /** Called with true when the last shared organization, and so the person, is gone (POR-108), and with false when that was undone. */
  readonly onRemoved: (isRemoved: boolean) => void;
}

/** A person's organizations that the viewer administers; to add and to remove (POR-107). */
export function OrganizationSection({ user, viewer, onChanged, onRemoved }: OrganizationSectionProps): ReactNode {
  const t = useTranslate();
  const [isAdding, setAdding] = useState(false);
  const canAdd = user.allowedActions.includes('ADD_ORGANIZATION');
  return (
    <UserListSection
      title={t('users.organizations')}
      addition={canAdd ? { text: t('users.action.ADD_ORGANIZATION'), onStart: () => setAdding(true) } : null}
      list={
        <ul className={styles.rows}>
          {user.organizations.map((organization) => (
            <OrganizationRow
              key={organization.id}
              user={user}
              organization={organization}
              onChanged={onChanged}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
      }
    >
      <AddOrganizationDialog
        user={user}
        viewer={viewer}
        open={isAdding}
        onClose={() => setAdding(false)}
        onChanged={onChanged}
      />
    </UserListSection>
  );
}

interface OrganizationRowProps extends Pick<OrganizationSectionProps, 'user' | 'onChanged' | 'onRemoved'> {
  readonly organization: Organization;
}

function OrganizationRow({ user, organization, onChanged, onRemoved }: OrganizationRowProps): ReactNode {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <li className={styles.row} hidden={isLeaving}>
      <div className={styles.text}>
        <p>
          <strong>{organization.name}</strong>
        </p>
        <OrganizationFacts organization={organization} />
      </div>
      {user.allowedActions.includes('REMOVE_ORGANIZATION') && (
        <RemoveOrganizationButton
          user={user}
          organization={organization}
          onOptimistic={setLeaving}
          onChanged={onChanged}
          onRemoved={onRemoved}
        />
      )}
    </li>
  );
}
