import { createMessages, type I18n, type Messages } from './messages.tsx';

/** The message catalogues of one remote in the browser. */
export interface MessageLoader {
  /** Loads the texts of one language once; rejects when the file cannot be fetched, so that a retry is possible. */
  readonly load: (language: string) => Promise<void>;
  /** The texts of a loaded language; throws for any other. */
  readonly read: (language: string) => I18n;
}

/** A remote's own import of the catalogue of one language, which is a chunk of its own (SYS-075). */
export type ImportCatalogue = (language: string) => Promise<{ readonly messages: Messages }>;

/** Creates the loader from the function that imports a catalogue. */
export function createMessageLoader(importCatalogue: ImportCatalogue): MessageLoader {
  const loaded = new Map<string, I18n>();
  return {
    load: async (language) => {
      if (loaded.has(language)) return;
      loaded.set(language, createMessages(language, (await importCatalogue(language)).messages));
    },
    read: (language) => {
      const messages = loaded.get(language);
      if (messages === undefined) throw new Error(`The texts of ${language} were not loaded before they were read`);
      return messages;
    },
  };
}
