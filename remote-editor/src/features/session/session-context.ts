import { createContext, useContext } from 'react';

/** What pages may do about the sign-in: say that it has ended while they were open. */
export interface EditorSession {
  readonly expire: () => void;
}

export const SessionContext = createContext<EditorSession>({ expire: () => {} });

/** The sign-in of the editor whose page this is. */
export function useSignIn(): EditorSession {
  return useContext(SessionContext);
}
