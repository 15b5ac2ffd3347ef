import { createContext, useContext } from 'react';

/** What pages know and may do about the sign-in. */
export interface EditorSession {
  /** Says that the sign-in has ended while the page was open. */
  readonly expire: () => void;
  /** Grows with each sign-in, so that what failed without one is asked for again. */
  readonly signIns: number;
}

export const SessionContext = createContext<EditorSession>({ expire: () => {}, signIns: 0 });

/** The sign-in of the editor whose page this is. */
export function useSignIn(): EditorSession {
  return useContext(SessionContext);
}
