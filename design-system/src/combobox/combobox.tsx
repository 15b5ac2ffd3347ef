import { useState } from 'react';
import type { FieldTexts } from '../field/describe-field.ts';
import { searchIcon } from '../icon/icons.ts';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './combobox.module.css';
import type { ComboboxChoice } from './combobox-choice.ts';
import { ComboboxList } from './combobox-list.tsx';
import { type ComboboxSearch, useComboboxSearch } from './combobox-search.ts';
import { filterChoices } from './filter-choices.ts';
import { useCombobox } from './use-combobox.ts';

/** Texts of a Combobox in the language of the page. */
export interface ComboboxTexts {
  /** Shown when no choice matches the input. */
  readonly none: string;
  /** Says how many matching choices are not shown. */
  readonly more: (count: number) => string;
}

/** Props of Combobox. */
export interface ComboboxProps extends FieldTexts {
  /** Id of the field, as a target for links of an error summary. */
  readonly id?: string | undefined;
  /** Whether a form needs a choice. */
  readonly required?: boolean | undefined;
  /** The chosen value; empty for none. */
  readonly value: string;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  /** Text of the chosen value where it may not be among the choices. */
  readonly valueText?: string | undefined;
  /** All choices in their order, or those that `search` has found. */
  readonly choices: readonly ComboboxChoice[];
  /** Finds choices that are too many to be here at once; without it the field filters them itself. */
  readonly search?: ComboboxSearch | undefined;
  /** Note below the list. */
  readonly texts: ComboboxTexts;
  /** Called with the chosen value, or with an empty text when the choice is cleared. */
  readonly onChoose: (value: string) => void;
}

/** One choice out of very many: type a part of it, choose by arrow keys or pointer; an empty field means no choice. */
export function Combobox({ value, valueText = '', choices, search, texts, onChoose, ...attributes }: ComboboxProps) {
  const chosenText = value === '' ? '' : (choices.find((choice) => choice.value === value)?.text ?? valueText);
  /** Null while the list is closed and the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const isOpen = typed !== null;
  const wanted = typed === null || typed === chosenText ? '' : typed.trim();
  const isWaiting = useComboboxSearch(search, wanted);
  const filtered = isOpen && search === undefined ? filterChoices(choices, wanted) : null;
  const shown = isOpen ? (filtered?.shown ?? choices) : [];
  const total = filtered?.total ?? search?.total ?? 0;
  const hidden = total - shown.length;

  const open = () => setTyped((last) => last ?? chosenText);
  const close = () => setTyped(null);
  const leave = () => {
    close();
    if (typed?.trim() === '' && value !== '') onChoose('');
  };
  const { field, listId, active } = useCombobox({
    isOpen,
    count: shown.length,
    listKey: `${isWaiting} ${typed}`,
    // Enter keeps an unchanged choice, and clears it in an emptied field.
    startsActive: wanted !== '' && !isWaiting,
    onOpen: open,
    onClose: close,
    // What is shown while an answer is on its way fits an earlier text.
    onEnter: () => (isWaiting && wanted !== '' ? undefined : leave()),
  });
  return (
    <div className={styles.box}>
      <TextField
        {...attributes}
        {...field}
        icon={searchIcon}
        autoComplete="off"
        value={typed ?? chosenText}
        onClick={open}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={leave}
      />
      <div className={styles.panel} hidden={!isOpen}>
        <div className={styles.scroll}>
          <ComboboxList
            id={listId}
            label={attributes.label}
            groups={[{ options: shown.map((choice) => ({ key: choice.value, ...choice })) }]}
            active={active}
            isOpen={isOpen}
            onChoose={({ key }) => {
              close();
              if (key !== value) onChoose(key);
            }}
          />
        </div>
        <p role="status" className={styles.note}>
          {search?.failure ?? (isOpen && !isWaiting && total === 0 && texts.none)}
          {hidden > 0 && texts.more(hidden)}
        </p>
      </div>
    </div>
  );
}
