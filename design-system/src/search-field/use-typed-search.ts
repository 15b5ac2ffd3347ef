import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { typingPauseMs } from '../field/typing-pause.ts';

type FieldEvents = {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/**
 * Value and events of a field that searches 300 ms after the last key, or immediately on Enter, and that follows the
 * searched text when it changes by other means. Waits for the end of a composition, so that Japanese can be typed.
 */
export function useTypedSearch(
  searched: string,
  onSearch: (text: string) => void,
): { readonly value: string } & FieldEvents {
  const [typed, setTyped] = useState(searched);
  const sent = useRef(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The owner's value belongs to an earlier keystroke: newer input stays.
    if (searched === sent.current) return;
    sent.current = searched;
    setTyped(searched);
  }, [searched]);

  const search = (value: string) => {
    clearTimeout(timer.current);
    const text = value.trim();
    if (text === sent.current) return;
    sent.current = text;
    latest.current(text);
  };
  const schedule = (value: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(value), typingPauseMs);
  };
  return {
    value: typed,
    onChange: ({ currentTarget: { value }, nativeEvent }) => {
      setTyped(value);
      if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) schedule(value);
    },
    onCompositionEnd: ({ currentTarget: { value } }) => schedule(value),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      // A form around the field has more purposes than the search.
      event.preventDefault();
      search(event.currentTarget.value);
    },
  };
}
