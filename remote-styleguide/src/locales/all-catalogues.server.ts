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

/** The compiled texts of this remote in every language, for rendering on the server (SYS-070). */
export const catalogues: Readonly<Record<string, Messages>> = {
  en: readMessages(en),
  de: readMessages(de),
  cs: readMessages(cs),
  es: readMessages(es),
  fr: readMessages(fr),
  hu: readMessages(hu),
  ja: readMessages(ja),
  pt: readMessages(pt),
  ro: readMessages(ro),
  sk: readMessages(sk),
  zh: readMessages(zh),
};

// The build's catalogue loader turns the flat file into an export `messages`; the type checker sees the flat file.
function readMessages(module: object): Messages {
  const { messages } = module as { readonly messages: Messages };
  return messages;
}
