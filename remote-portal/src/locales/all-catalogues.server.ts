import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { createMessages, type I18n } from '@kmx/shared-contracts/messages.tsx';
import { messages as cs } from './cs.json';
import { messages as de } from './de.json';
import { messages as en } from './en.json';
import { messages as es } from './es.json';
import { messages as fr } from './fr.json';
import { messages as hu } from './hu.json';
import { messages as ja } from './ja.json';
import { messages as pt } from './pt.json';
import { messages as ro } from './ro.json';
import { messages as sk } from './sk.json';
import { messages as zh } from './zh.json';

const catalogues = { cs, de, en, es, fr, hu, ja, pt, ro, sk, zh };

/** The portal's texts in one language; the server has all eleven at hand. */
export function createServerMessages(language: UiLanguage): I18n {
  return createMessages(language, catalogues[language]);
}
