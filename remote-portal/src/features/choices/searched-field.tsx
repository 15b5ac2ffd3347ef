import { Combobox } from '@kmx/design-system/combobox/combobox.tsx';
import type { ComboboxChoice } from '@kmx/design-system/combobox/combobox-choice.ts';
import type { FieldTexts } from '@kmx/design-system/field/describe-field.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import type { DeskOperation } from '../../data/desk-operation.ts';
import { useQuery } from '../../data/use-query.ts';
import { maxCounted } from '../lists/max-counted.ts';
import { areAll, type Choices, type Choosable } from './choices.ts';

interface SearchedFieldProps<Item, Scope extends object> extends FieldTexts {
  readonly id?: string | undefined;
  readonly required?: boolean;
  /** Id of the chosen item; empty for none. */
  readonly value: string;
  /** The chosen item once it is known. */
  readonly chosen: Item | null;
  /** Shown while nothing is chosen. */
  readonly anyText: string;
  /** Says that nothing fits what is typed. */
  readonly noneText: string;
  /** What there is without a search. */
  readonly first: Choices<Item>;
  /** Finds others by what is typed. */
  readonly operation: DeskOperation<Choices<Item>, Scope & { readonly search: string }>;
  /** What else the operation takes. */
  readonly scope: Scope;
  /** Tells items of one name apart. */
  readonly describe: (item: Item) => string;
  readonly onChoose: (id: string) => void;
}

/** Chooses one of many by typing a part of its name: among those at hand, or those that the service desk finds. */
export function SearchedField<Item extends Choosable, Scope extends object>(
  props: SearchedFieldProps<Item, Scope>,
): ReactNode {
  const { value, chosen, anyText, noneText, first, operation, scope, describe, onChoose, ...field } = props;
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const isSearched = search !== '' && !areAll(first);
  const result = useQuery(operation, { ...scope, search }, { isOff: !isSearched, keepsPrevious: 'while-loading' });
  const none = { items: [], total: 0 };
  const found = isSearched ? (result.data ?? (result.error === null ? first : none)) : first;
  const isAnswered = !isSearched || (result.data !== null && !result.isOutdated);
  const toChoice = (item: Item): ComboboxChoice => ({ value: item.id, text: item.name, detail: describe(item) });
  return (
    <Combobox
      {...field}
      value={value}
      valueText={chosen?.name ?? '…'}
      placeholder={anyText}
      texts={{
        none: noneText,
        more: (count) => (found.total > maxCounted ? t('choice.many') : t('choice.more', { count })),
      }}
      choices={found.items.map(toChoice)}
      search={
        areAll(first)
          ? undefined
          : {
              searched: isAnswered ? search : null,
              total: found.total,
              failure: isSearched && result.error !== null ? t('choice.failed') : null,
              onSearch: setSearch,
            }
      }
      onChoose={onChoose}
    />
  );
}
