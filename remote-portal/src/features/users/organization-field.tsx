import { Select } from '@kmx/design-system/select/select.tsx';
import { nameCountry } from '@kmx/remote-kit/format/display-names.ts';
import { getTextOrder } from '@kmx/remote-kit/format/text-order.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { DeskOperation } from '../../data/desk-operation.ts';
import { areAll, type Choices } from '../choices/choices.ts';
import { SearchedField } from '../choices/searched-field.tsx';
import type { Organization } from './access.ts';
import type { UserChoices } from './user-choices.query.ts';

interface OrganizationFieldProps<Scope extends object> {
  readonly viewer: UserChoices['viewer'];
  readonly organizations: Choices<Organization>;
  readonly value: string;
  /** The chosen one once it is known. */
  readonly chosen: Organization | null;
  /** Text of the empty choice. */
  readonly anyText: string;
  /** Finds organizations that are not at hand. */
  readonly operation: DeskOperation<Choices<Organization>, Scope & { readonly search: string }>;
  /** What else the operation takes. */
  readonly scope: Scope;
  readonly id?: string;
  readonly error?: string | undefined;
  readonly onChoose: (organizationId: string) => void;
}

/** Chooses one organization: from a native select among a few of the user's own, or by typing among all (POR-045, POR-110, D-28). */
export function OrganizationField<Scope extends object>(props: OrganizationFieldProps<Scope>): ReactNode {
  const { viewer, organizations, chosen, value, anyText, operation, scope, id, error, onChoose } = props;
  const t = useTranslate();
  const { locale } = usePageRequest();
  const order = getTextOrder(locale.language);
  const shared = { label: t('users.organization'), error, ...(id === undefined ? {} : { id }) };
  const items = organizations.items.toSorted((a, b) => order(a.name, b.name));
  if (viewer.adminScope === 'INTERNAL' || !areAll(organizations)) {
    return (
      <SearchedField
        {...shared}
        value={value}
        chosen={chosen}
        anyText={anyText}
        noneText={t('users.select.none')}
        first={{ ...organizations, items }}
        operation={operation}
        scope={scope}
        describe={({ city, country }) => `${city}, ${nameCountry(country, locale.language)}`}
        onChoose={onChoose}
      />
    );
  }
  return (
    <Select
      {...shared}
      value={value}
      options={[{ value: '', text: anyText }, ...items.map(({ id: key, name }) => ({ value: key, text: name }))]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
