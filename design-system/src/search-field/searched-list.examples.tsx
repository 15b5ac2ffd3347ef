import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { SearchField } from './search-field.tsx';

const machines = ['Ferro 115', 'Ferro 125', 'Orion 420', 'Pila 340'];

/** A list that is searched while the user types. */
export function SearchedList({ first = '' }: { readonly first?: string }) {
  const [search, setSearch] = useState(first);
  const found = machines.filter((name) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <search>
      <SearchField label="Search machines" hint="A part of the name." value={search} onSearch={setSearch} />
      <p role="status">{`${found.length} of ${machines.length} machines`}</p>
      <ul>
        {found.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Button variant="secondary" size="small" onClick={() => setSearch('')}>
        Show all
      </Button>
    </search>
  );
}
