import { useState } from 'react';
import type { FieldTexts } from '../field/describe-field.ts';
import { searchIcon } from '../icon/icons.ts';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './combobox.module.css';
import type { ComboboxChoice } from './combobox-choice.ts';
import { ComboboxList } from './combobox-list.tsx';
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
  /** The chosen value; empty for none. */
  readonly value: string;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  /** All choices in their order. */
  readonly choices: readonly ComboboxChoice[];
  /** Note below the list. */
  readonly texts: ComboboxTexts;
  /** Called with the chosen value, or with an empty text when the choice is cleared. */
  readonly onChoose: (value: string) => void;
}

/** One choice out of very many: type a part of it, choose by arrow keys or pointer; an empty field means no choice. */
export function Combobox({ value, choices, texts, onChoose, ...attributes }: ComboboxProps) {
  const chosenText = choices.find((choice) => choice.value === value)?.text ?? '';
  /** Null while the list is closed and the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const isOpen = typed !== null;
  const found = isOpen ? filterChoices(choices, typed === chosenText ? '' : typed) : null;
  const shown = found?.shown ?? [];
  const hidden = (found?.total ?? 0) - shown.length;

  const open = () => setTyped((last) => last ?? chosenText);
  const close = () => setTyped(null);
  const leave = () => {
    close();
    if (typed?.trim() === '' && value !== '') onChoose('');
  };
  const { field, listId, active } = useCombobox({
    isOpen,
    count: shown.length,
    listKey: typed,
    // Enter keeps an unchanged choice, and clears it in an emptied field.
    startsActive: isOpen && typed !== chosenText && typed.trim() !== '',
    onOpen: open,
    onClose: close,
    onEnter: leave,
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
          {found?.total === 0 && texts.none}
          {hidden > 0 && texts.more(hidden)}
        </p>
      </div>
    </div>
  );
}
