// @ts-nocheck
import { searchIcon } from '@kmx/design-system/icon/icons.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import type { ReactNode } from 'react';
import { useTypedSearch } from './use-typed-search.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly id?: string;
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search that runs while somebody types; for a place inside a form. */
export function SearchField({ value, onSearch, ...texts }: SearchFieldProps): ReactNode {
  const { field } = useTypedSearch(value, onSearch);
  return <TextField {...texts} {...field} type="search" icon={searchIcon} maxLength={200} autoComplete="off" />;
}
