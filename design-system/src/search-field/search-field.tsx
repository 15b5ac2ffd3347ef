import type { FieldTexts } from '../field/describe-field.ts';
import { searchIcon } from '../icon/icons.ts';
import { TextField } from '../text-field/text-field.tsx';
import { useTypedSearch } from './use-typed-search.ts';

/** Props of SearchField. */
export interface SearchFieldProps extends Pick<FieldTexts, 'label' | 'hint'> {
  /** Id of the field, where other elements refer to it. */
  readonly id?: string | undefined;
  /** Further class names, for positioning. */
  readonly className?: string | undefined;
  /** The current search, without surrounding spaces. */
  readonly value: string;
  /** Maximum number of characters. */
  readonly maxLength?: number;
  /** Called with the text 300 ms after the last key, or immediately on Enter; empty for all. */
  readonly onSearch: (text: string) => void;
}

/** A search that runs while the user types. */
export function SearchField({ value, maxLength = 200, onSearch, ...attributes }: SearchFieldProps) {
  const field = useTypedSearch(value, onSearch);
  return (
    <TextField
      {...attributes}
      {...field}
      icon={searchIcon}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={maxLength}
    />
  );
}
