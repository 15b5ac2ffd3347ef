// @ts-nocheck
import { readFileSync } from 'node:fs';
import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));
const mailSchema = v.object({ subject: text, text, action: text });
const schema = v.object({
  greeting: text,
  closing: text,
  team: text,
  invitationNote: text,
  portalNote: text,
  status: text,
  message: text,
  reason: text,
  statuses: v.object({ NEW: text, IN_PROGRESS: text, WAITING_FOR_YOU: text, SOLVED: text, CLOSED: text }),
  invitation: mailSchema,
  offer: mailSchema,
  ticketComment: mailSchema,
  ticketStatus: mailSchema,
  accessRequested: mailSchema,
  accessGranted: mailSchema,
  accessDeclined: mailSchema,
});
/** Texts of the mails in one language; names in braces are filled in. */
export type DeskMailTexts = v.InferOutput<typeof schema>;

const loaded = new Map<UiLanguage, DeskMailTexts>();

/** Reads the texts of a language, once; throws when one is missing. */
export function loadDeskMailTexts(language: UiLanguage): DeskMailTexts {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const file = new URL(`./texts/${language}.json`, import.meta.url);
  const texts = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  loaded.set(language, texts);
  return texts;
}
