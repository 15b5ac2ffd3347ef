import { Button } from '@kmx/design-system/button/button.tsx';
import { mailIcon } from '@kmx/design-system/icon/icons.ts';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { Tabs } from '@kmx/design-system/tabs/tabs.tsx';
import { useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { useChosen } from '../../features/choices/use-chosen.ts';
import { useOpenDialog } from '../../features/dialogs/use-open-dialog.ts';
import { PortalPage } from '../../features/frame/portal-page.tsx';
import { DeskData } from '../../features/states/desk-data.tsx';
import { AdministeredOrganizationField } from '../../features/users/administered-organization-field.tsx';
import { AuditList } from '../../features/users/audit-list.tsx';
import { organizationQuery } from '../../features/users/organization.query.ts';
import { noVariables, type UserChoices, userChoicesQuery } from '../../features/users/user-choices.query.ts';
import { type AdminView, adminAddress, adminViews } from './admin-view.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RequestList } from './request-list.tsx';
import * as styles from './user-admin-page.module.css';
import { UserList } from './user-list.tsx';

const dialogs = ['invite'] as const;

/** User administration: people, invitations, requests and audit trail (POR-009, POR-025, POR-045). */
export function UserAdminPage(): ReactNode {
  const t = useTranslate();
  const [opened, open] = useOpenDialog('user-admin', dialogs);
  return (
    <PortalPage
      lead={t('users.lead')}
      actions={
        <Button icon={mailIcon} aria-haspopup="dialog" onClick={() => open('invite')}>
          {t('users.invite')}
        </Button>
      }
      skeleton={<Skeleton lines={8} />}
    >
      {() => <Administration isInviting={opened === 'invite'} onInvited={() => open(null)} />}
    </PortalPage>
  );
}

interface AdministrationProps {
  readonly isInviting: boolean;
  /** Called when the invitation was sent or abandoned. */
  readonly onInvited: () => void;
}

function Administration({ isInviting, onInvited }: AdministrationProps): ReactNode {
  const t = useTranslate();
  const { state: requested, ...list } = useListState(adminAddress);
  const choices = useQuery(userChoicesQuery, noVariables);
  // An organization the user does not administer, or no longer does, is ignored as a filter.
  const { isGone } = useChosen(organizationQuery, requested.organization, choices.data?.organizations ?? null);
  const view = isGone ? { ...requested, organization: '' } : requested;
  const change = (values: Partial<AdminView>) => list.change({ organization: view.organization, ...values });
  const toHref = (values: Partial<AdminView>) => list.toHref({ organization: view.organization, ...values });
  return (
    <div>
      <DeskData result={choices} skeleton={<Skeleton lines={8} />} failureTitle={t('users.failed.load')}>
        {(known) => (
          <>
            <Tabs
              label={t('users.views')}
              selected={view.view}
              onSelect={(id) => {
                const next = adminViews.find((name) => name === id);
                if (next !== undefined && next !== view.view) change({ view: next, page: 1 });
              }}
              tabs={adminViews.map((id) => ({
                id,
                label: t(`users.view.${id}`),
                // Only the visible view queries the service desk.
                content: id === view.view && <View view={view} choices={known} onChange={change} toHref={toHref} />,
              }))}
            />
            <InviteDialog open={isInviting} choices={known} onClose={onInvited} />
          </>
        )}
      </DeskData>
    </div>
  );
}

interface ViewProps {
  readonly view: AdminView;
  readonly choices: UserChoices;
  readonly onChange: (change: Partial<AdminView>) => void;
  readonly toHref: (values: Partial<AdminView>) => string;
}

function View({ view, choices, onChange, toHref }: ViewProps): ReactNode {
  const t = useTranslate();
  const { organization, page } = view;
  if (view.view === 'users') return <UserList view={view} choices={choices} onChange={onChange} toHref={toHref} />;
  const toPage = (next: number) => toHref({ page: next });
  return (
    <>
      {choices.organizations.total > 1 && (
        <div className={styles.narrow}>
          <AdministeredOrganizationField
            choices={choices}
            value={organization}
            anyText={t('users.all')}
            onChoose={(chosen) => onChange({ organization: chosen, page: 1 })}
          />
        </div>
      )}
      {view.view === 'invitations' && <InvitationList organizationId={organization} page={page} toHref={toPage} />}
      {view.view === 'requests' && <RequestList organizationId={organization} page={page} toHref={toPage} />}
      {view.view === 'audit' && (
        <AuditList about={organization === '' ? {} : { organizationId: organization }} page={page} toHref={toPage} />
      )}
    </>
  );
}
