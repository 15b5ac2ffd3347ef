import type { FlashMessage } from '@kmx/shared-contracts/flash-message.ts';
import { createEvent, createStore } from 'effector';

export const messageShown = createEvent<FlashMessage>();
export const messageDismissed = createEvent<string>();

/** Messages above the page, oldest first; a static one cannot be dismissed (PUB-056). */
export const $flashMessages = createStore<readonly FlashMessage[]>([], { sid: 'kmx.flash' })
  .on(messageShown, (messages, message) => [...messages.filter((other) => other.id !== message.id), message])
  .on(messageDismissed, (messages, id) => messages.filter((message) => message.id !== id || message.isStatic));
