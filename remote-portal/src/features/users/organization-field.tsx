import { Combobox } from '@kmx/design-system/combobox/combobox.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { nameCountry } from '@kmx/remote-kit/format/display-names.ts';
import { getTextOrder } from '@kmx/remote-kit/format/text-order.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { Organization } from './access.ts';
import type { UserChoices } from './user-choices.query.ts';

interface OrganizationFieldProps {
  readonly choices: Pick<UserChoices, 'viewer' | 'organizations'>;
  readonly value: string;
  /** Text of the empty choice. */
  readonly anyText: string;
  readonly id?: string;
  readonly error?: string | undefined;
  readonly onChoose: (organizationId: string) => void;
}

/** Chooses one organization: from a native select among a few of the user's own, or by typing among all (POR-045, POR-110, D-28). */
export function OrganizationField({ choices, value, anyText, id, error, onChoose }: OrganizationFieldProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const order = getTextOrder(locale.language);
  const describe = ({ city, country }: Organization) => `${city}, ${nameCountry(country, locale.language)}`;
  const shared = { label: t('users.organization'), error, ...(id === undefined ? {} : { id }) };
  const sorted = choices.organizations.toSorted((a, b) => order(a.name, b.name));
  if (choices.viewer.adminScope === 'INTERNAL') {
    return (
      <Combobox
        {...shared}
        value={value}
        placeholder={anyText}
        texts={{ none: t('users.select.none'), more: (count) => t('users.select.more', { count }) }}
        choices={sorted.map((organization) => ({
          value: organization.id,
          text: organization.name,
          detail: describe(organization),
        }))}
        onChoose={onChoose}
      />
    );
  }
  return (
    <Select
      {...shared}
      value={value}
      options={[{ value: '', text: anyText }, ...sorted.map(({ id: key, name }) => ({ value: key, text: name }))]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
