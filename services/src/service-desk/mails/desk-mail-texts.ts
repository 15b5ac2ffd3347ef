import * as v from 'valibot';
import { createTextLoader } from '../../texts/load-texts.ts';

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

/** Reads the texts of a language, once; throws when one is missing. */
export const loadDeskMailTexts = createTextLoader(new URL('./texts/', import.meta.url), schema);
