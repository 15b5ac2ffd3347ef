// @ts-nocheck
import { searchIcon } from '@kmx/design-system/icon/icons.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import type { ReactNode } from 'react';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchBoxProps {
  readonly label: string;
  /** What the address says. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const longestSearch = 200;

/** The search field of a list; the key `/` finds it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps): ReactNode {
  const { field, flush } = useTypedSearch(value, onSearch);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <TextField
        {...field}
        label={label}
        icon={searchIcon}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
      />
    </form>
  );
}
