import { type RefObject, useEffect, useRef, useState } from 'react';

interface TokenValues<Box extends HTMLElement> {
  readonly box: RefObject<Box | null>;
  /** Value by name; empty until hydration, because only the browser knows the values. */
  readonly values: Readonly<Record<string, string>>;
}

/** Reads the values of custom properties in a box. */
export function useTokenValues<Box extends HTMLElement>(tokens: readonly string[]): TokenValues<Box> {
  const box = useRef<Box>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (box.current === null) return;
    const computed = getComputedStyle(box.current);
    setValues(Object.fromEntries(tokens.map((token) => [token, computed.getPropertyValue(token).trim()])));
  }, [tokens]);
  return { box, values };
}
