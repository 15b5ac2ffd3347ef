import { SearchField } from '@kmx/design-system/search-field/search-field.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { accessStatuses } from '../../features/users/access-status.ts';
import { AdministeredOrganizationField } from '../../features/users/administered-organization-field.tsx';
import { useNames } from '../../features/users/use-names.ts';
import type { UserChoices } from '../../features/users/user-choices.query.ts';
import type { AdminView } from './admin-view.ts';
import * as styles from './user-admin-page.module.css';

interface UserFiltersProps {
  readonly view: AdminView;
  readonly choices: UserChoices;
  readonly onChange: (change: Partial<AdminView>) => void;
}

/** Filters of the list of users; a choice changes the address immediately, typing after a short delay. */
export function UserFilters({ view, choices, onChange }: UserFiltersProps): ReactNode {
  const t = useTranslate();
  const { nameApplication, nameRole } = useNames();
  const hasOrganizations = choices.organizations.total > 1 || view.organization !== '';
  const all = { value: '', text: t('users.all') };
  const chosen = choices.applications.find(({ id }) => id === view.application);
  // A role belongs to an application: "Read" alone would be ambiguous.
  const roles = (chosen === undefined ? choices.applications : [chosen]).flatMap((application) =>
    application.roles.map((role) => ({
      value: `${application.id} ${role}`,
      text: chosen === undefined ? `${nameApplication(application)}: ${nameRole(role)}` : nameRole(role),
    })),
  );
  return (
    <search className={styles.filters}>
      <SearchField
        className={hasOrganizations ? styles.half : styles.whole}
        label={t('users.search')}
        maxLength={100}
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
      {hasOrganizations && (
        <div className={styles.half}>
          <AdministeredOrganizationField
            choices={choices}
            value={view.organization}
            anyText={t('users.all')}
            onChoose={(organization) => onChange({ organization })}
          />
        </div>
      )}
      <Select
        label={t('users.application')}
        value={view.application}
        options={[
          all,
          ...choices.applications.map((application) => ({ value: application.id, text: nameApplication(application) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ application: value, role: '' })}
      />
      <Select
        label={t('users.status')}
        value={view.status}
        options={[all, ...accessStatuses.map((status) => ({ value: status, text: t(`users.status.${status}`) }))]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: accessStatuses.find((status) => status === value) ?? '' })
        }
      />
      <Select
        label={t('users.role')}
        value={view.role === '' ? '' : `${view.application} ${view.role}`}
        options={[all, ...roles]}
        onChange={({ currentTarget: { value } }) => {
          const [application = '', role = ''] = value.split(' ');
          onChange(value === '' ? { role } : { application, role });
        }}
      />
    </search>
  );
}
