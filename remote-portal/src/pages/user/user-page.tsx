import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import type { QueryResult } from '@kmx/remote-kit/data/use-query.ts';
import { createListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import { useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useRouteParams } from '@kmx/remote-kit/remote/use-route-params.ts';
import { resolveServiceStatus } from '@kmx/shared-contracts/service-status.ts';
import { type ReactNode, useState } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { PortalPage } from '../../features/frame/portal-page.tsx';
import { DeskData } from '../../features/states/desk-data.tsx';
import { AuditList } from '../../features/users/audit-list.tsx';
import { composePersonName } from '../../features/users/compose-person-name.ts';
import { ApplicationSection } from './application-section.tsx';
import { OrganizationSection } from './organization-section.tsx';
import { PersonFacts } from './person-facts.tsx';
import { type PortalUser, type UserAnswer, userQuery } from './user.query.ts';
import { resolveMissingUser, UserMissing } from './user-missing.tsx';
import { UserSection } from './user-section.tsx';

/** One person: organizations, applications with all actions, and audit trail (POR-010, POR-100, POR-101). */
export function UserPage(): ReactNode {
  const { userId = '' } = useRouteParams();
  const viewer = useSession().user;
  const isAdministrator = viewer !== null && resolveServiceStatus('delegated-admin', viewer.roles) === 'active';
  const result = useQuery(userQuery, { id: userId }, { isOff: !isAdministrator });
  const [isRemoved, setRemoved] = useState(false);
  const missing = isRemoved ? 'gone' : resolveMissingUser(result);
  const user = missing === null ? result.data?.user : null;
  const name = user ? composePersonName(user) : undefined;
  return (
    <PortalPage title={name} lead={user?.email} skeleton={<Skeleton lines={8} />}>
      {() =>
        missing === null ? <UserContent result={result} onRemoved={setRemoved} /> : <UserMissing reason={missing} />
      }
    </PortalPage>
  );
}

interface UserContentProps {
  readonly result: QueryResult<UserAnswer>;
  readonly onRemoved: (isRemoved: boolean) => void;
}

function UserContent({ result, onRemoved }: UserContentProps): ReactNode {
  const t = useTranslate();
  const [changes, setChanges] = useState(0);
  const refresh = () => {
    result.refresh();
    setChanges((count) => count + 1);
  };
  return (
    <div>
      <DeskData result={result} skeleton={<Skeleton lines={10} />} failureTitle={t('users.failed.load')}>
        {({ user, viewer }) =>
          user !== null && (
            <Stack gap={7}>
              <PersonFacts user={user} />
              <ApplicationSection user={user} onChanged={refresh} />
              <OrganizationSection user={user} viewer={viewer} onChanged={refresh} onRemoved={onRemoved} />
              <History user={user} changes={changes} />
            </Stack>
          )
        }
      </DeskData>
    </div>
  );
}

const historyAddress = createListAddress({});

function History({ user, changes }: { readonly user: PortalUser; readonly changes: number }): ReactNode {
  const t = useTranslate();
  const { state, toHref } = useListState(historyAddress);
  return (
    <UserSection title={t('users.view.audit')}>
      <AuditList
        about={{ userId: user.id }}
        caption={`${t('users.view.audit')}: ${composePersonName(user)}`}
        changes={changes}
        page={state.page}
        toHref={(page) => toHref({ page })}
      />
    </UserSection>
  );
}
