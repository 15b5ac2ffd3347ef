// @ts-nocheck
import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react';

const typingMs = 300;

interface TypedSearch {
  /** Spread on the search field. */
  readonly field: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  };
  /** Searches at once for what is typed. */
  readonly flush: () => void;
}

/**
 * A search field whose text reaches the address a moment after the last key, and that follows the address when it changes by
 * other means. Waits for the end of a composition, so that Japanese can be typed.
 */
export function useTypedSearch(asked: string, onSearch: (text: string) => void): TypedSearch {
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The address answers what was typed some keys ago: what is typed since then stays.
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
  }, [asked]);

  const search = (value: string) => {
    clearTimeout(timer.current);
    const text = value.trim();
    if (text === sent.current) return;
    sent.current = text;
    latest.current(text);
  };
  const schedule = (value: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(value), typingMs);
  };
  return {
    field: {
      value: typed,
      onChange: ({ currentTarget: { value }, nativeEvent }) => {
        setTyped(value);
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) schedule(value);
      },
      onCompositionEnd: ({ currentTarget: { value } }) => schedule(value),
    },
    flush: () => search(typed),
  };
}
