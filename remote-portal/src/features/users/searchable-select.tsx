import { searchIcon } from '@kmx/design-system/icon/icons.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { filterOptions, type SearchableOption } from './filter-options.ts';
import * as styles from './searchable-select.module.css';

interface SearchableSelectProps {
  readonly label: string;
  readonly value: string;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly SearchableOption[];
  readonly id?: string;
  readonly error?: string | undefined;
  /** With the empty text when the choice is taken back. */
  readonly onChoose: (value: string) => void;
}

/** One choice out of very many: type a part of it, choose by arrow keys or pointer; an empty field is no choice. */
export function SearchableSelect(props: SearchableSelectProps): ReactNode {
  const { label, value, placeholder, options, id, error, onChoose } = props;
  const t = useTranslate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosenText = options.find((option) => option.value === value)?.text ?? '';
  /** Null while the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;
  const found = isOpen ? filterOptions(options, typed === chosenText ? '' : typed) : null;
  const shown = found?.shown ?? [];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const open = () => {
    setTyped((last) => last ?? chosenText);
    setActive(0);
  };
  const choose = (option: SearchableOption | undefined) => {
    setTyped(null);
    if (option !== undefined && option.value !== value) onChoose(option.value);
  };
  const leave = () => {
    setTyped(null);
    if (typed?.trim() === '' && value !== '') onChoose('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open();
      else
        setActive((last) => (last + (event.key === 'ArrowDown' ? 1 : -1) + shown.length) % Math.max(1, shown.length));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (typed.trim() === '') leave();
      else choose(shown[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
  };
  return (
    <div className={styles.box}>
      <TextField
        label={label}
        error={error}
        {...(id === undefined ? {} : { id })}
        icon={searchIcon}
        role="combobox"
        autoComplete="off"
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && shown[active] !== undefined ? `${listId}-${active}` : undefined}
        value={typed ?? chosenText}
        onClick={open}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(0);
        }}
        onBlur={leave}
        onKeyDown={handleKey}
      />
      <div className={styles.panel} hidden={!isOpen}>
        <div ref={list} id={listId} role="listbox" aria-label={label} className={styles.list}>
          {shown.map((option, index) => (
            // The keyboard works from the field, which keeps the focus.
            <div
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.option}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(option);
              }}
            >
              <span>{option.text}</span>
              {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
            </div>
          ))}
        </div>
        <p role="status" className={styles.note}>
          {found !== null && found.total === 0 && t('users.select.none')}
          {found !== null &&
            found.total > shown.length &&
            t('users.select.more', { count: found.total - shown.length })}
        </p>
      </div>
    </div>
  );
}
