import { createMessages, type I18n, type Messages } from '@kmx/shared-contracts/messages.tsx';

const loaded = new Map<string, I18n>();

/** Loads the texts of one language into this remote; rejects when the file cannot be fetched, so that a retry works. */
export async function loadMessages(language: string): Promise<void> {
  if (loaded.has(language)) return;
  const module: { readonly messages: Messages } = await import(
    /* webpackChunkName: "locale-[request]" */ `./${language}.json`
  );
  loaded.set(language, createMessages(language, module.messages));
}

/** The texts of a language that `loadMessages` has loaded; throws for any other. */
export function readMessages(language: string): I18n {
  const messages = loaded.get(language);
  if (messages === undefined) throw new Error(`The texts for ${language} are not loaded`);
  return messages;
}
