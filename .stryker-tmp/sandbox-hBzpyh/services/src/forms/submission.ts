// @ts-nocheck
import { findFormProblems, formKinds } from '@kmx/shared-contracts/forms.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';

/** A form as the shell hands it over; checked again, because this is where it is kept. */
export const submissionSchema = v.pipe(
  v.object({
    kind: v.picklist(formKinds),
    values: v.record(v.string(), v.pipe(v.string(), v.maxLength(5000))),
    language: v.picklist(uiLanguages),
    page: v.pipe(v.string(), v.url(), v.maxLength(2500)),
    fingerprint: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)),
  }),
  v.check(({ kind, values }) => Object.keys(findFormProblems(kind, values)).length === 0, 'the fields do not pass'),
);
export type Submission = v.InferOutput<typeof submissionSchema>;
