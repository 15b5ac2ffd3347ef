import * as v from 'valibot';

/** The two stages of an entry (HY-18). */
export const stages = ['DRAFT', 'PUBLISHED'] as const;
export type Stage = (typeof stages)[number];

/** Field values by field name, as stored; relations are entry ids, components plain objects, union members carry `__typename`. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** One locale of an entry in one stage; locale '' is the base document (HY-33). Times are ISO strings, authors ids of users. */
export interface ContentVersion {
  readonly locale: string;
  readonly data: FieldValues;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly updatedBy: string | null;
  readonly publishedBy: string | null;
}

/** An entry in one stage. */
export interface ContentDocument {
  readonly id: string;
  readonly model: string;
  readonly stage: Stage;
  readonly createdAt: string;
  readonly createdBy: string | null;
  readonly base: ContentVersion;
  readonly localizations: ReadonlyMap<string, ContentVersion>;
}

const recordSchema = v.record(v.string(), v.unknown());

/** Reads the values of an object that came from the database or a request; throws when it is no object. */
export function parseFieldValues(value: unknown): FieldValues {
  return v.parse(recordSchema, value);
}
