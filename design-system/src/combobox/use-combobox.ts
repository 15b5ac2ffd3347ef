import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { resolveNextOption } from './next-option.ts';
import { createOptionId } from './option-id.ts';

/** Attributes that make a text field a combobox of a ComboboxList; spread them on the input. */
export interface ComboboxField {
  readonly role: 'combobox';
  readonly 'aria-autocomplete': 'list';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly 'aria-activedescendant': string | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface ComboboxSettings {
  readonly isOpen: boolean;
  /** Number of options in the list. */
  readonly count: number;
  /** Changes with the options; a new list starts without an active option. */
  readonly listKey: unknown;
  /** Makes the first option active before an arrow key is pressed, so that Enter takes it. */
  readonly startsActive?: boolean;
  /** Called for an arrow key while the list is closed. */
  readonly onOpen?: () => void;
  /** Called for Escape while the list is open. */
  readonly onClose: () => void;
  /** Called for Enter while no option is active; without it the form is submitted. */
  readonly onEnter?: () => void;
}

interface Combobox {
  readonly field: ComboboxField;
  /** Id of the list, for ComboboxList. */
  readonly listId: string;
  /** Index of the active option across all groups; -1 if there is none. */
  readonly active: number;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Keyboard and ARIA state of an editable combobox with a list (ARIA 1.2): the focus stays in the field. */
export function useCombobox(settings: ComboboxSettings): Combobox {
  const { isOpen, count, listKey, startsActive = false } = settings;
  const listId = useId();
  const [place, setPlace] = useState(startsActive ? 0 : -1);
  const [shown, setShown] = useState(listKey);
  if (shown !== listKey) {
    setShown(listKey);
    setPlace(startsActive ? 0 : -1);
  }
  const active = isOpen && place < count ? place : -1;
  // Whoever owns the field may render it later than this list: its keys go by the list as it is now.
  const latest = useRef({ ...settings, active });
  useEffect(() => {
    latest.current = { ...settings, active };
  });

  // Stays the same object while nothing changes, so that the owner of the field can keep it as state.
  const field = useMemo((): ComboboxField => {
    const activeId = active === -1 ? undefined : createOptionId(listId, active);
    const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
      // These keys belong to the input method while Japanese or Chinese text is composed.
      if (event.nativeEvent.isComposing) return;
      const { onOpen, onClose, onEnter, ...list } = latest.current;
      const step = steps[event.key];
      if (step !== undefined && (list.isOpen || onOpen !== undefined)) {
        event.preventDefault();
        if (list.isOpen) setPlace(resolveNextOption(list.active, step, list.count));
        else onOpen?.();
      } else if (event.key === 'Enter' && list.isOpen && (list.active !== -1 || onEnter !== undefined)) {
        event.preventDefault();
        if (list.active === -1) onEnter?.();
        else document.getElementById(createOptionId(listId, list.active))?.click();
      } else if (event.key === 'Escape' && list.isOpen) {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }
    };
    return {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      onKeyDown: handleKey,
    };
  }, [isOpen, active, listId]);
  return { field, listId, active };
}
