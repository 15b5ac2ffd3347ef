/** Texts stored in the browser by key. Where storage is forbidden or full, nothing is stored and nothing throws. */
export interface SafeStorage {
  /** The text of a key, or null. */
  readonly read: (key: string) => string | null;
  /** Stores a text; null removes it. */
  readonly write: (key: string, text: string | null) => void;
}

/** Creates a SafeStorage over a Storage, which is opened for each call because opening it may throw too. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  return {
    read: (key) => {
      try {
        return open().getItem(key);
      } catch {
        // A browser may forbid storage; everything stored here is a convenience.
        return null;
      }
    },
    write: (key, text) => {
      try {
        if (text === null) open().removeItem(key);
        else open().setItem(key, text);
      } catch {
        // The visitor loses a convenience and must not lose the page.
      }
    },
  };
}

/** Persists in this browser until removed. */
export const browserStorage: SafeStorage = createSafeStorage(() => localStorage);
