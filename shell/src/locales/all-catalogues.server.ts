import type { I18n } from '@kmx/remote-kit/messages/messages.tsx';
import { createServerMessages } from '@kmx/remote-kit/messages/server-messages.ts';
import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as cs from './cs.json';
import * as de from './de.json';
import * as en from './en.json';
import * as es from './es.json';
import * as fr from './fr.json';
import * as hu from './hu.json';
import * as ja from './ja.json';
import * as pt from './pt.json';
import * as ro from './ro.json';
import * as sk from './sk.json';
import * as zh from './zh.json';

const getServerMessages = createServerMessages({ en, de, cs, es, fr, hu, ja, pt, ro, sk, zh });

/** The chrome's texts in one language, for rendering on the server; English for a language that has none. */
export function getChromeMessages(language: string): I18n {
  return getServerMessages(isUiLanguage(language) ? language : 'en');
}
