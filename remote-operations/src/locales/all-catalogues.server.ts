import { createServerMessages } from '@kmx/remote-kit/messages/server-messages.ts';
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

/** The texts of one language, for rendering on the server. */
export const getServerMessages = createServerMessages({ en, de, cs, es, fr, hu, ja, pt, ro, sk, zh });
