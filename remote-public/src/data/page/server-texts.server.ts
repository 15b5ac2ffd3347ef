import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';
import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { getServerMessages } from '../../locales/all-catalogues.server.ts';

/** Texts of the interface for loaders, which title documents and breadcrumbs. */
export function createServerTranslate(language: UiLanguage): Translate {
  const messages = getServerMessages(language);
  return (id, values) => messages._(id, values);
}
