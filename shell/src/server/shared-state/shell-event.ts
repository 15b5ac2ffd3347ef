import * as v from 'valibot';
import { type ContentEvent, contentEventSchema } from '../cache/content-event.ts';

/** Texts by which entries are looked up are shorter; longer ones would only be carried around. */
const maxTextLength = 300;

const sessionSchema = v.pipe(v.tuple([v.pipe(v.string(), v.maxLength(200)), v.number()]), v.readonly());

/** An event as it was written by some shell, perhaps of the version before or after this one. */
export const shellEventSchema = v.variant('kind', [
  /** Entries have changed: what shows them is dropped (HY-86). */
  v.object({ kind: v.literal('content'), event: contentEventSchema }),
  /** All caches are emptied (SRV-009). */
  v.object({ kind: v.literal('clear') }),
  /** A session of the identity provider is over (AUTH-014). */
  v.object({ kind: v.literal('session-ended'), session: sessionSchema }),
  /** More of them are over than one event should name. */
  v.object({ kind: v.literal('sessions-ended') }),
  /** A session of the editor area is over. */
  v.object({ kind: v.literal('editor-session-ended'), id: v.pipe(v.string(), v.maxLength(200)) }),
]);

/** What one shell tells all others. */
export type ShellEvent = v.InferOutput<typeof shellEventSchema>;

/** The part of a content event that decides what it drops: an entry may be a megabyte, its names are a few words. */
export function shortenContentEvent({ operation, data }: ContentEvent): ContentEvent {
  const { __typename, id, ...values } = data;
  const texts = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' && value.length <= maxTextLength,
  );
  return { operation, data: { ...Object.fromEntries(texts), __typename, id } };
}
