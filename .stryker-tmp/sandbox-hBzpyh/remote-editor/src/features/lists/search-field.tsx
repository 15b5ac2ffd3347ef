// @ts-nocheck
import { searchIcon } from '@kmx/design-system/icon/icons.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface SearchFieldProps {
  readonly label: string;
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const typingMs = 300;

/** A search that runs 300 ms after the last key; waits for the end of a composition, so that Japanese can be typed. */
export function SearchField({ label, value, onSearch }: SearchFieldProps): ReactNode {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The address answers what was typed some keys ago: what is typed since then stays.
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  const schedule = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (text.trim() === sent.current) return;
      sent.current = text.trim();
      onSearch(sent.current);
    }, typingMs);
  };
  return (
    <TextField
      label={label}
      icon={searchIcon}
      type="search"
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={({ currentTarget, nativeEvent }) => {
        setTyped(currentTarget.value);
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) schedule(currentTarget.value);
      }}
      onCompositionEnd={({ currentTarget }) => schedule(currentTarget.value)}
    />
  );
}
