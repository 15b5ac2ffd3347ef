import * as v from 'valibot';
import { readSample } from '../../sample/read-sample.ts';

const text = v.pipe(v.string(), v.nonEmpty());
/** The languages in which customers write; `{machine}`, `{serial}` and `{number}` are filled in. */
const textSchema = v.strictObject({ en: text, de: text, ja: text });

const storySchema = v.strictObject({
  type: v.picklist(['FAULT', 'SPARE_PARTS', 'MAINTENANCE', 'SOFTWARE', 'TRAINING', 'QUESTION']),
  concern: v.picklist(['PRODUCTION_STOPPED', 'PRODUCTION_LIMITED', 'QUALITY', 'PLANNED', 'GENERAL']),
  /** Series of machines it happens to; empty for all. */
  series: v.array(v.string()),
  subject: textSchema,
  description: textSchema,
  /** Service takes the matter up. */
  start: textSchema,
  /** Service needs to know something. */
  question: textSchema,
  /** The customer answers. */
  answer: textSchema,
  /** Service has solved it. */
  solution: textSchema,
});

/** A recurring matter: what people say in the course of its ticket. */
export type TicketStory = v.InferOutput<typeof storySchema>;

/** Matters of daily life with machines for wire. */
export const ticketStories = readSample('desk/ticket-stories.json', v.array(storySchema));
