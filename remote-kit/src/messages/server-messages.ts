import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { createMessages, type I18n, type Messages } from './messages.tsx';

// The build turns each JSON file into a module whose only export is `messages` (build-kit/src/catalogue-loader.mjs);
// the type checker sees the flat file.
function readCatalogue(module: object): Messages {
  return (module as { readonly messages: Messages }).messages;
}

/** Returns a function that gives the texts of a language; a server bundle contains all languages, each compiled once (SYS-070). */
export function createServerMessages(modules: Readonly<Record<UiLanguage, object>>): (language: UiLanguage) => I18n {
  const made = new Map<UiLanguage, I18n>();
  return (language) => {
    const known = made.get(language);
    if (known) return known;
    const messages = createMessages(language, readCatalogue(modules[language]));
    made.set(language, messages);
    return messages;
  };
}
