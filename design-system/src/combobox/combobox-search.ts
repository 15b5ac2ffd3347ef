import { useEffect, useEffectEvent } from 'react';
import { typingPauseMs } from '../field/typing-pause.ts';

/** A search that finds the choices of a Combobox somewhere else, such as in a database. */
export interface ComboboxSearch {
  /** The text that `choices` were found for; null until its answer is there. */
  readonly searched: string | null;
  /** How many fit it, with those that are not among the choices. */
  readonly total: number;
  /** Says why there is no answer and what to do; null while there is one or it is on its way. */
  readonly failure: string | null;
  /** Called with what is typed, 300 ms after the last key; with an empty text for choices without a search. */
  readonly onSearch: (text: string) => void;
}

/** Searches for a text after a pause of typing, and says whether its choices are still to come. */
export function useComboboxSearch(search: ComboboxSearch | undefined, text: string): boolean {
  const find = useEffectEvent((wanted: string) => search?.onSearch(wanted));
  useEffect(() => {
    const timer = setTimeout(() => find(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return search !== undefined && search.failure === null && search.searched !== text;
}
