import { Button } from '@kmx/design-system/button/button.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import type { TableColumn } from '@kmx/design-system/table/table.tsx';
import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import { RowTable } from '@kmx/remote-kit/lists/row-table.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { useChosen } from '../../features/choices/use-chosen.ts';
import { ListPages } from '../../features/lists/list-pages.tsx';
import { DeskData } from '../../features/states/desk-data.tsx';
import { AccessStatusBadge } from '../../features/users/access-status-badge.tsx';
import { composePersonName } from '../../features/users/compose-person-name.ts';
import { EmailText } from '../../features/users/email-text.tsx';
import { organizationQuery } from '../../features/users/organization.query.ts';
import { OrganizationFacts } from '../../features/users/organization-facts.tsx';
import { useNames } from '../../features/users/use-names.ts';
import type { UserChoices } from '../../features/users/user-choices.query.ts';
import { type AdminView, adminAddress } from './admin-view.ts';
import * as styles from './user-admin-page.module.css';
import { UserFilters } from './user-filters.tsx';
import { type ListedUser, type UsersVariables, usersQuery } from './users.query.ts';

interface UserListProps {
  readonly view: AdminView;
  readonly choices: UserChoices;
  readonly onChange: (change: Partial<AdminView>) => void;
  /** Address of the list with changed values. */
  readonly toHref: (values: Partial<AdminView>) => string;
}

const pageSize = 20;

/** People of the administered organizations: searched, filtered, sorted and paged by the address (POR-009, POR-025). */
export function UserList({ view, choices, onChange, toHref }: UserListProps): ReactNode {
  const t = useTranslate();
  const result = useQuery(usersQuery, createVariables(view), { keepsPrevious: 'while-loading' });
  const { organizations } = choices;
  const columns = useColumns(organizations.total > 1);
  const chosen = useChosen(organizationQuery, view.organization, organizations).item;
  const organization = organizations.total === 1 ? organizations.items[0] : chosen;
  return (
    <>
      <UserFilters view={view} choices={choices} onChange={(change) => onChange({ ...change, page: 1 })} />
      {organization && (
        <section className={styles.organization} aria-label={organization.name}>
          <p>
            <strong>{organization.name}</strong>
          </p>
          <OrganizationFacts organization={organization} />
        </section>
      )}
      <DeskData result={result} skeleton={<Skeleton lines={8} />} failureTitle={t('users.failed.load')}>
        {({ users: { items, pageInfo } }) => (
          <div className={styles.list} aria-busy={result.isOutdated}>
            <div className={styles.head}>
              <p role="status" className={styles.count}>
                {t('users.count', { count: pageInfo.total })}
              </p>
              {adminAddress.isNarrowed(view) && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() =>
                    onChange({ search: '', organization: '', application: '', status: '', role: '', page: 1 })
                  }
                >
                  {t('users.reset')}
                </Button>
              )}
            </div>
            <RowTable
              caption={t('users.view.users')}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              sort={{ columnId: view.sort, direction: view.direction === 'ASC' ? 'ascending' : 'descending' }}
              onSort={({ columnId, direction }) =>
                onChange({
                  sort: columnId === 'EMAIL' || columnId === 'STATUS' ? columnId : 'NAME',
                  direction: direction === 'ascending' ? 'ASC' : 'DESC',
                  page: 1,
                })
              }
              empty={t(adminAddress.isNarrowed(view) ? 'users.empty.narrowed' : 'users.empty.none')}
            />
            <ListPages current={view.page} total={pageInfo.total} size={pageSize} toHref={(page) => toHref({ page })} />
          </div>
        )}
      </DeskData>
    </>
  );
}

function createVariables({ search, organization, application, status, role, sort, direction, page }: AdminView) {
  const variables: UsersVariables = {
    ...(search === '' ? {} : { search }),
    ...(organization === '' ? {} : { organizationId: organization }),
    ...(application === '' ? {} : { applicationId: application }),
    ...(status === '' ? {} : { status: [status] }),
    ...(role === '' ? {} : { role }),
    sort,
    direction,
    page,
    size: pageSize,
  };
  return variables;
}

function useColumns(hasOrganizations: boolean): readonly TableColumn<ListedUser>[] {
  const t = useTranslate();
  const href = useHref();
  const { nameApplication } = useNames();
  const { locale } = usePageRequest();
  const organization: TableColumn<ListedUser> = {
    id: 'organization',
    header: t('users.organization'),
    cell: ({ organizations }) =>
      formatList(
        organizations.map(({ name }) => name),
        locale,
      ) || '–',
  };
  return [
    {
      id: 'NAME',
      header: t('users.column.name'),
      isRowHeader: true,
      isSortable: true,
      cell: (user) => (
        <span>
          <Link href={href(`/mykomax/user-admin/${user.id}`)}>{composePersonName(user)}</Link>
          {user.isSelf && ` (${t('users.self')})`}
        </span>
      ),
    },
    {
      id: 'EMAIL',
      header: t('users.column.email'),
      isSortable: true,
      cell: ({ email }) => (
        <span className={styles.email}>
          <EmailText email={email} />
        </span>
      ),
    },
    // An administrator of a single organization knows its name.
    ...(hasOrganizations ? [organization] : []),
    {
      id: 'applications',
      header: t('users.column.applications'),
      cell: ({ applications }) => {
        const names = applications.map(({ application }) => nameApplication(application));
        return formatList([...new Set(names)], locale) || '–';
      },
    },
    {
      id: 'STATUS',
      header: t('users.status'),
      isSortable: true,
      cell: ({ status }) => <AccessStatusBadge status={status} />,
    },
  ];
}
