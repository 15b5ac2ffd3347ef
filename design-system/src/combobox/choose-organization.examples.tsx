import { useState } from 'react';
import { Combobox } from './combobox.tsx';

const organizations = [
  { value: 'casavolt', text: 'Casavolt Impianti', detail: 'Brescia, Italy' },
  { value: 'hikari', text: 'Hikari Denso', detail: 'Nagoya, Japan' },
  { value: 'northline', text: 'Northline Harness', detail: 'Denver, United States' },
  { value: 'vlk', text: 'VLK Rozvaděče', detail: 'Plzeň, Czechia' },
];

const texts = { none: 'No organization fits.', more: (count: number) => `${count} more: type a part of the name.` };

/** A choice among organizations; nothing is chosen without `first`. */
export function ChooseOrganization({ first = '', error }: { readonly first?: string; readonly error?: string }) {
  const [value, setValue] = useState(first);
  return (
    <Combobox
      label="Organization"
      placeholder="All"
      choices={organizations}
      texts={texts}
      value={value}
      error={error}
      onChoose={setValue}
    />
  );
}
