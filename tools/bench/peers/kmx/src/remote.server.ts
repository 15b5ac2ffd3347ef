import { createServerMessages } from '@kmx/remote-kit/messages/server-messages.ts';
import { createRemoteServer } from '@kmx/remote-kit/remote/create-remote-server.tsx';
import { callLoader } from '@kmx/remote-kit/remote/page-definition.ts';
import * as en from './locales/en.json';
import { definition } from './remote.ts';

const texts = { en, de: en, cs: en, es: en, fr: en, hu: en, ja: en, pt: en, ro: en, sk: en, zh: en };

/** Server half of the pages of the bench, in English alone. */
export const remote = createRemoteServer(definition, {
  getMessages: createServerMessages(texts),
  loadPage: ({ page }, request, context) => callLoader(page, request, context),
});
