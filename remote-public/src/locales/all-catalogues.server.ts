import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { Messages } from '@kmx/shared-contracts/messages.tsx';
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

const modules: Readonly<Record<UiLanguage, object>> = { en, de, cs, es, fr, hu, ja, pt, ro, sk, zh };

// The build turns each JSON file into a module whose only export is `messages` (tools/build/catalogue-loader.mjs).
function readMessages(module: object): Messages {
  return (module as { readonly messages: Messages }).messages;
}

/** Compiled texts of the public site in a language; every language is part of the server bundle. */
export function getCatalogue(language: UiLanguage): Messages {
  return readMessages(modules[language]);
}
