import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { areAll, type Choices } from '../choices/choices.ts';
import { SearchedField } from '../choices/searched-field.tsx';
import { useChosen } from '../choices/use-chosen.ts';
import { type Location, locationQuery, locationsQuery } from './location.query.ts';

interface LocationFieldProps {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly required?: boolean;
  readonly label: string;
  readonly error?: string | undefined;
  readonly locations: Choices<Location>;
  readonly value: string;
  /** Text of the empty choice. */
  readonly anyText: string;
  /** Text of a location in a native select. */
  readonly nameOption: (location: Location) => string;
  readonly onChoose: (locationId: string) => void;
}

/** Chooses a location: from a native select among a few, or by typing among those of very many organizations. */
export function LocationField(props: LocationFieldProps): ReactNode {
  const { id, name, label, error, required = false, locations, value, anyText, nameOption, onChoose } = props;
  const t = useTranslate();
  const shared = { id, label, error, required, value };
  const { item } = useChosen(locationQuery, value, locations);
  if (!areAll(locations)) {
    return (
      <SearchedField
        {...shared}
        chosen={item}
        anyText={anyText}
        noneText={t('locations.none')}
        first={locations}
        operation={locationsQuery}
        scope={{}}
        describe={({ city, organizationName }) => `${city} · ${organizationName}`}
        onChoose={onChoose}
      />
    );
  }
  return (
    <Select
      {...shared}
      name={name}
      options={[
        { value: '', text: anyText },
        ...locations.items.map((location) => ({ value: location.id, text: nameOption(location) })),
        // An address may name one that the user cannot see; the field must not claim that nothing is chosen.
        ...(value === '' || item !== null ? [] : [{ value, text: '…' }]),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
