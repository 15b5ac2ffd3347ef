import type { SearchSuggestions } from '@kmx/shared-contracts/search.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { requestSuggestions, type SuggestionPlace } from './request-suggestions.ts';

/** Pause in typing after which suggestions are requested. */
const typingPauseMs = 120;

interface SuggestionState {
  /** The query that the answer belongs to. */
  readonly query: string;
  readonly answer: SearchSuggestions | null;
  readonly hasFailed: boolean;
}

const nothing: SuggestionState = { query: '', answer: null, hasFailed: false };

/** Suggestions for the text of a field; a response to an earlier query is never shown after a later one. */
export function useSuggestions(
  input: RefObject<HTMLInputElement | null>,
  { localeCode, siteSlug }: SuggestionPlace,
): SuggestionState & { readonly close: () => void } {
  const [state, setState] = useState(nothing);
  const stop = useRef(() => {});
  useEffect(() => {
    const field = input.current;
    if (field === null) return undefined;
    let request = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopAsking = () => {
      request.abort();
      clearTimeout(timer);
    };
    stop.current = stopAsking;

    async function ask(query: string, signal: AbortSignal): Promise<void> {
      try {
        const answer = await requestSuggestions({ localeCode, siteSlug }, query, signal);
        if (!signal.aborted) setState({ query, answer, hasFailed: false });
      } catch (error) {
        if (signal.aborted) return;
        console.warn('The search suggestions could not be loaded', error);
        setState({ query, answer: null, hasFailed: true });
      }
    }

    const handleInput = () => {
      const query = field.value.trim();
      stopAsking();
      if (query === '') {
        setState(nothing);
        return;
      }
      request = new AbortController();
      const { signal } = request;
      timer = setTimeout(() => void ask(query, signal), typingPauseMs);
    };
    field.addEventListener('input', handleInput);
    // Text typed while this code was loading.
    handleInput();
    return () => {
      field.removeEventListener('input', handleInput);
      stopAsking();
    };
  }, [input, localeCode, siteSlug]);
  const close = useCallback(() => {
    // An answer on its way would open the list again.
    stop.current();
    setState(nothing);
  }, []);
  return { ...state, close };
}
