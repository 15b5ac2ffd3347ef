import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';

// PostgreSQL cannot store the character zero in a text.
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** An id that the guard has already looked up, or that is only compared. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.check(isStorable));

/** A required text; the message is the id of the problem. */
export function createTextSchema(messageId: string, maxLength: number) {
  return v.pipe(
    v.nullish(v.string(messageId), ''),
    v.trim(),
    v.minLength(1, messageId),
    v.maxLength(maxLength, messageId),
    v.check(isStorable, messageId),
  );
}

/** A text that may be empty or missing. */
export function createOptionalTextSchema(maxLength: number) {
  return v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(maxLength), v.check(isStorable));
}

export const optionalIdSchema = v.pipe(
  v.nullish(v.string(), null),
  v.transform((id) => (id === '' ? null : id)),
  v.nullable(idSchema),
);

export const versionSchema = v.nullish(v.pipe(v.number(), v.integer()));

export const clientMutationIdSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(100), v.check(isStorable));

/** Created by the sender, once for each change that it may want to undo. */
export const undoIdSchema = v.nullish(clientMutationIdSchema);

export const languageSchema = v.pipe(
  v.string(),
  v.check(isUiLanguage),
  v.transform((language) => (isUiLanguage(language) ? language : 'en')),
);

const maxPageNumber = 100_000;
const maxPageSize = 200;

/** Page from 1 and its size, as every list takes them. */
export const pagingEntries = {
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPageNumber)), 1),
  size: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPageSize)), 20),
};

export const directionSchema = <Direction extends 'ASC' | 'DESC'>(usual: Direction) =>
  v.nullish(v.picklist(['ASC', 'DESC']), usual);

export const searchSchema = createOptionalTextSchema(200);
