import { useCallback, useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { useSession } from '../remote/remote-root.tsx';
import { hasDraft, readDraft, removeDraft, removeForeignDrafts, writeDraft } from '../storage/own-drafts.ts';

const writeDelayMs = 300;

/** The draft of a form, with its actions. */
export interface Draft<Value> {
  readonly value: Value;
  /** Whether the value comes from an earlier visit, so that the form can say so. */
  readonly isRestored: boolean;
  readonly change: (next: (last: Value) => Value) => void;
  /** Removes the draft and restores the empty value, after the form was sent or discarded. */
  readonly clear: () => void;
}

/**
 * State of a form that survives reloads, forced sign-in and closed tabs: stored per user in this browser for 30 days, written
 * 300 ms after the last change. Use it where the user is known; `name` must not change while it is mounted.
 */
export function useDraft<Value>(name: string, schema: GenericSchema<unknown, Value>, empty: Value): Draft<Value> {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [{ value, isRestored }, setState] = useState(() => {
    const kept = userId === '' ? null : readDraft(userId, name, schema);
    return { value: kept ?? empty, isRestored: kept !== null };
  });
  const latest = useRef(value);
  const isWritten = useRef(isRestored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const first = useRef(empty);

  const write = useCallback(() => {
    if (timer.current === undefined || userId === '') return;
    clearTimeout(timer.current);
    timer.current = undefined;
    // Written earlier but gone now: it was sent in another tab, or the user has signed out.
    if (isWritten.current && !hasDraft(userId, name)) return;
    writeDraft(userId, name, latest.current);
    isWritten.current = true;
  }, [userId, name]);

  useEffect(() => {
    if (userId !== '') removeForeignDrafts(userId);
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [userId, write]);

  const change = useCallback(
    (next: (last: Value) => Value) => {
      latest.current = next(latest.current);
      setState((last) => ({ ...last, value: latest.current }));
      clearTimeout(timer.current);
      timer.current = setTimeout(write, writeDelayMs);
    },
    [write],
  );
  const clear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isWritten.current = false;
    latest.current = first.current;
    removeDraft(userId, name);
    setState({ value: first.current, isRestored: false });
  }, [userId, name]);

  return { value, isRestored, change, clear };
}
