import type { Messages } from '@kmx/remote-kit/messages/messages.tsx';

/** Loads the chrome's catalogue of one language (SYS-075); the document preloads the chunk. */
export async function loadMessages(language: string): Promise<Messages> {
  const module = (await import(/* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`)) as {
    readonly messages: Messages;
  };
  return module.messages;
}
