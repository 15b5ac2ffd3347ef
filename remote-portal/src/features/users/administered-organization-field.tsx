import type { ReactNode } from 'react';
import { useChosen } from '../choices/use-chosen.ts';
import { organizationQuery, searchOrganizationsQuery } from './organization.query.ts';
import { OrganizationField } from './organization-field.tsx';
import type { UserChoices } from './user-choices.query.ts';

interface AdministeredOrganizationFieldProps {
  readonly choices: Pick<UserChoices, 'viewer' | 'organizations'>;
  readonly value: string;
  /** Text of the empty choice. */
  readonly anyText: string;
  readonly id?: string;
  readonly error?: string | undefined;
  readonly onChoose: (organizationId: string) => void;
}

/** Chooses one of the organizations that the user administers. */
export function AdministeredOrganizationField(props: AdministeredOrganizationFieldProps): ReactNode {
  const { choices, ...field } = props;
  const { item } = useChosen(organizationQuery, field.value, choices.organizations);
  return <OrganizationField {...field} {...choices} chosen={item} operation={searchOrganizationsQuery} scope={{}} />;
}
