import { type MouseEvent, useEffect, useRef } from 'react';
import * as styles from './combobox-list.module.css';
import { type ComboboxOption, OptionRow } from './combobox-option.tsx';
import { createOptionId } from './option-id.ts';

/** Options under a title, or separated only by a line. */
export interface ComboboxGroup {
  readonly title?: string | undefined;
  readonly options: readonly ComboboxOption[];
}

/** Props of ComboboxList: id and active are those of useCombobox. */
export interface ComboboxListProps {
  /** Id of the list, which the field names in aria-controls. */
  readonly id: string;
  /** Name of the list for screen readers. */
  readonly label: string;
  /** Options in their order; a group without options is left out. */
  readonly groups: readonly ComboboxGroup[];
  /** Index of the active option across all groups; -1 if there is none. */
  readonly active: number;
  /** Shows the list; while closed it stays in the page, so that aria-controls has its target. */
  readonly isOpen: boolean;
  /** Called when an option is chosen by pointer or by Enter, before a link is followed. */
  readonly onChoose: (option: ComboboxOption) => void;
}

// An element under the pointer would take the focus from the field.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The list of a combobox whose field is placed elsewhere. */
export function ComboboxList({ id, label, groups, active, isOpen, onChoose }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== -1) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const filled = groups.filter(({ options }) => options.length > 0);
  const countBefore = (group: number) => filled.slice(0, group).reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      hidden={!isOpen}
      onMouseDown={keepFocus}
    >
      {filled.map(({ title, options }, group) => (
        <div
          key={title ?? options[0]?.key}
          className={styles.group}
          {...(title === undefined ? {} : { role: 'group', 'aria-label': title })}
        >
          {title !== undefined && (
            <p className={styles.title} aria-hidden="true">
              {title}
            </p>
          )}
          {options.map((option, row) => {
            const place = countBefore(group) + row;
            return (
              <OptionRow
                key={option.key}
                option={option}
                id={createOptionId(id, place)}
                isActive={place === active}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
