import * as v from 'valibot';
import { type FormAnswer, fieldProblems } from '../forms.ts';

const maxFields = 30;

/** The fields of a form, including the page that shows it. */
export const formRequestSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)), v.pipe(v.string(), v.maxLength(6000))),
  v.check((values) => Object.keys(values).length <= maxFields),
);

/** The answer to a program; one to a form that the browser sent itself is a page. */
export const formResponseSchema: v.GenericSchema<unknown, FormAnswer> = v.object({
  status: v.picklist(['sent', 'early', 'invalid', 'failed']),
  problems: v.record(v.string(), v.picklist(fieldProblems)),
  token: v.string(),
  reference: v.optional(v.string()),
});
