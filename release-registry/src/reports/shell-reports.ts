import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import type { ByUnit } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { canaryReportSchema } from './canary-report.ts';

/** What a running shell says of the releases it serves; fields of a later version are ignored. */
export const shellReportSchema = v.object({
  /** Name of the process, the same as long as it runs. */
  shell: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/)),
  /** The set it serves. */
  buildId: v.string(),
  versions: v.pipe(
    v.record(unitNameSchema, v.string()),
    v.transform((versions) => versions as ByUnit<string>),
  ),
  /** The last statement of the registry that it has decided about: serves what follows from it, or refuses it. */
  revision: v.number(),
  /** Units, or `registry`, that it does not serve as that statement wants them, with the reason. */
  problems: v.array(v.object({ name: v.string(), version: v.string(), reason: v.string() })),
  /** Smoke pages of what it serves that nobody has seen rendering, with the reason; absent in reports of before. */
  unproven: v.optional(
    v.array(v.object({ name: v.string(), version: v.string(), page: v.string(), reason: v.string() })),
  ),
  /** The canaries of that statement; absent in reports of shells from before canaries. */
  canaries: v.optional(v.array(canaryReportSchema)),
});
export type ShellReport = v.InferOutput<typeof shellReportSchema>;

/** Where running shells say what they serve, and release commands read it. */
export interface ShellReports {
  /** Writes a shell's report; the shell counts as running until a few seconds after the last one. */
  readonly write: (report: ShellReport) => Promise<void>;
  /** Removes the report of a shell that stops. */
  readonly remove: (shell: string) => Promise<void>;
  /** Whether a shell has stopped reporting without having removed its report, as one does that stops as it should. */
  readonly isSilent: (shell: string) => Promise<boolean>;
  /** The reports of the shells that are running. */
  readonly listRunning: () => Promise<readonly ShellReport[]>;
}

/** How often a running shell repeats its report, and how long one counts. */
export const reportIntervalMs = 2_000;
export const reportLifetimeMs = 8_000;
