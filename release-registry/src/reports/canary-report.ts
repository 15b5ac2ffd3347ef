import { remoteNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import * as v from 'valibot';

const count = v.optional(v.number(), 0);
/** Seconds, and no unit for CLS; null as long as there are too few values. */
const figure = v.optional(v.nullable(v.number()), null);

/** What a version did to its visitors at one shell since the canary began, for an hour at most. */
const canaryFiguresSchema = v.object({
  /** Pages that visitors got, of one visitor only a few; and the visitors who got some. */
  pages: count,
  visitors: count,
  /** Faults on the server, and visitors whose browsers have reported an error, or a hydration mismatch. */
  faults: count,
  errors: count,
  mismatches: count,
  LCP: figure,
  INP: figure,
  CLS: figure,
  render: figure,
});
export type CanaryFigures = v.InferOutput<typeof canaryFiguresSchema>;

/**
 * What a shell makes of a canary: `running`, `refused` by its gate, `stopped` because of its numbers, or `due` to be promoted
 * by rule; the last two wait for a statement that says so.
 */
export const canaryReportSchema = v.object({
  unit: remoteNameSchema,
  version: v.string(),
  /** Of the statement that began it. */
  since: v.number(),
  state: v.picklist(['running', 'refused', 'stopped', 'due']),
  /** It runs as soon as its pages have rendered; a state of its own would be unreadable for commands of before. */
  isPreparing: v.optional(v.boolean()),
  /** One line for the operator; empty while it runs. */
  reason: v.string(),
  figures: v.optional(v.object({ canary: canaryFiguresSchema, active: canaryFiguresSchema })),
});
export type CanaryReport = v.InferOutput<typeof canaryReportSchema>;
