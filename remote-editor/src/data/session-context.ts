import { createContext, useContext } from 'react';

/** What pages know and may do about the sign-in. */
export interface EditorSession {
  /** Says that the sign-in has ended while the page was open. */
  readonly expire: () => void;
  /** Whether it has ended: the page waits, and nothing of it may lie over the sign-in. */
  readonly isExpired: boolean;
  /** Grows with each sign-in, so that what failed without one is asked for again. */
  readonly signIns: number;
}

export const SessionContext = createContext<EditorSession>({ expire: () => {}, isExpired: false, signIns: 0 });

/** The sign-in of the editor whose page this is. */
export function useSignIn(): EditorSession {
  return useContext(SessionContext);
}
