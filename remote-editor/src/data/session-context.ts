import { createContext, useContext } from 'react';

/** What pages know about the editor's session, and can do with it. */
export interface EditorSession {
  /** Reports that the session ended while the page was open. */
  readonly expire: () => void;
  /** Whether it has ended: the page waits, and none of it may cover the sign-in. */
  readonly isExpired: boolean;
  /** Number of sign-ins, so that requests that failed without a session are repeated. */
  readonly signIns: number;
}

export const SessionContext = createContext<EditorSession>({ expire: () => {}, isExpired: false, signIns: 0 });

/** The session of the current editor. */
export function useSignIn(): EditorSession {
  return useContext(SessionContext);
}
