import * as v from 'valibot';

/** The page of a list in the query of an address, from 1; the first one is not named. */
export const pageNumberSchema = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.toNumber()), '1');
