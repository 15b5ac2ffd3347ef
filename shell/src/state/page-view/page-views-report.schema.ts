import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import * as v from 'valibot';
import { maxReportedViews } from './max-reported-views.ts';

const version = v.pipe(v.string(), v.maxLength(64));
const tenMinutesMs = 600_000;
const milliseconds = v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(tenMinutesMs)));

/** Web vitals as far as the browser knows them: milliseconds, and the score of layout shifts. */
const vitalsSchema = v.object({
  LCP: milliseconds,
  INP: milliseconds,
  FCP: milliseconds,
  TTFB: milliseconds,
  CLS: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
});
export type WebVitals = v.InferOutput<typeof vitalsSchema>;

const pageViewSchema = v.object({
  unit: unitNameSchema,
  version,
  /** What was shown (`PageResult.part`); null for a remote without parts. */
  part: v.nullable(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
  vitals: vitalsSchema,
});
export type PageViewReport = v.InferOutput<typeof pageViewSchema>;

/** What a browser reports of the pages it has shown, when it hides them. */
export const pageViewsReportSchema = v.object({
  /** Version of the shell around them. */
  shell: version,
  views: v.pipe(v.array(pageViewSchema), v.minLength(1), v.maxLength(maxReportedViews)),
});
export type PageViewsReport = v.InferOutput<typeof pageViewsReportSchema>;
