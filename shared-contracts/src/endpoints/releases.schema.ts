import * as v from 'valibot';
import { remoteNameSchema, unitNameSchema } from '../units.schema.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Seconds, and no unit for CLS; null as long as there are no values. */
const figure = v.nullable(v.number());

/** What a version did to its visitors within a period, as the answering process has heard of it. */
const measuresSchema = v.object({
  /** Pages that visitors got, from a cache or not. */
  pages: count,
  /** Page views that browsers have reported. */
  views: count,
  /** Errors that browsers have reported, and the visitors they are from. */
  errors: count,
  errorVisitors: count,
  mismatches: count,
  /** Pages that failed on the server. */
  faults: count,
  /** Percentile 75 as browsers measured it. */
  LCP: figure,
  INP: figure,
  CLS: figure,
  TTFB: figure,
  /** Percentile 95 of the two steps on the server. */
  load: figure,
  render: figure,
});
export type ReleaseMeasures = v.InferOutput<typeof measuresSchema>;

/** What a browser needs before one kind of page is alive; compressed bytes. */
const pageWeightSchema = v.object({
  /** The part that renders it; empty where the unit has no parts. */
  part: v.string(),
  bytes: count,
  scriptBytes: count,
  requests: count,
  levels: count,
});

const versionSchema = v.object({
  version: v.string(),
  builtAt: v.string(),
  contractVersion: v.string(),
  /** Whether the team has given each visitor, some of them, or nobody this version at the moment. */
  audience: v.picklist(['everybody', 'some', 'nobody']),
  /** The heaviest kinds of pages first. */
  pages: v.array(pageWeightSchema),
  /** By minutes: the last five, and the last hour. */
  measures: v.object({ last5: measuresSchema, last60: measuresSchema }),
});

const canarySchema = v.object({
  version: v.string(),
  percent: v.number(),
  /** ISO 3166, upper case; empty means all countries. */
  countries: v.array(v.string()),
  /** Whether visitors with a cookie of the team get it whatever the share. */
  hasCookie: v.boolean(),
  startedAt: v.string(),
  /** Revision of the statement that began it. */
  since: count,
  state: v.picklist(['preparing', 'running', 'refused', 'stopped', 'due']),
  /** Why it is not handed out; empty while it is. */
  reason: v.string(),
  /** When the guard may promote it; null where its team promotes it by hand. */
  promotion: v.nullable(v.object({ afterMs: count, minViews: count })),
});

const unitSchema = v.object({
  name: unitNameSchema,
  /** Whose it is by its signed entry; null without one. */
  team: v.nullable(v.string()),
  /** Where its pages are. */
  mounts: v.array(v.string()),
  /** Null: its pages answer 503, or it is not part of the set. */
  served: v.nullable(v.string()),
  /** What the registry wants; null where it wants none, or could not be read. */
  pointed: v.nullable(v.string()),
  /** Where a rollback would go; null without an earlier version. */
  previous: v.nullable(v.string()),
  /** Why it is not served as the registry wants it. */
  problems: v.array(v.string()),
  /** Smoke pages of the served version that nobody has seen rendering, with the reason. */
  unproven: v.array(v.string()),
  canary: v.nullable(canarySchema),
  /** The versions that visitors got lately, the served one first. */
  versions: v.array(versionSchema),
});
export type OperatedUnit = v.InferOutput<typeof unitSchema>;

/** A shell that runs, by its own report. */
const shellSchema = v.object({
  shell: v.string(),
  buildId: v.string(),
  /** The last statement that it has decided about. */
  revision: count,
  /** What it does not serve as that statement wants it. */
  problems: v.array(v.object({ name: v.string(), version: v.string(), reason: v.string() })),
  /** Whether it has answered this request: the measures are those of its visitors alone. */
  isThis: v.boolean(),
});

/** Response of `releasesEndpoint`. */
export const releasesResponseSchema = v.object({
  /** When this was so. */
  at: v.string(),
  buildId: v.string(),
  activatedAt: v.string(),
  /** The last statement of the registry. */
  revision: count,
  /** Whether this shell can sign acts: without the operators' key everything can be seen, and nothing done. */
  canAct: v.boolean(),
  /** Whether visitors are sent here, and what does not work at the moment: backends, remotes. */
  health: v.object({ isReady: v.boolean(), degraded: v.array(v.string()) }),
  /** What keeps the registry as a whole from being followed. */
  registryProblems: v.array(v.string()),
  shells: v.array(shellSchema),
  units: v.array(unitSchema),
});
export type ReleasesResponse = v.InferOutput<typeof releasesResponseSchema>;

/** Names in the query of `releaseHistoryEndpoint`: only of one unit, and only what is older than a revision. */
export const releaseHistoryParameters = ['unit', 'before'] as const;

const historyEntrySchema = v.object({
  revision: count,
  /** `activation`, `rollback`, ..., or what a later version knows. */
  kind: v.string(),
  at: v.string(),
  /** Who did it, as it signed; of an operator the id of the account, with its name in `operator` where it still has one. */
  by: v.string(),
  operator: v.nullable(v.string()),
  reason: v.string(),
  /** The new version of each unit that it changed; null took one out. */
  changes: v.array(v.object({ unit: v.string(), version: v.nullable(v.string()) })),
  /** What it says of a canary; null where it says nothing. */
  canary: v.nullable(v.object({ unit: v.string(), version: v.string(), percent: v.nullable(v.number()) })),
  /** Whether something follows from it, else why not. */
  counts: v.boolean(),
  problems: v.array(v.string()),
  /** What it warned of: ways back that it closes, a budget that it exceeds on purpose. */
  notes: v.array(v.string()),
});
export type ReleaseHistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/** Response of `releaseHistoryEndpoint`. */
export const releaseHistoryResponseSchema = v.object({
  entries: v.array(historyEntrySchema),
  /** The value of `before` for older ones; null at the end. */
  next: v.nullable(count),
});

/** Body of `releaseActsEndpoint`. */
export const releaseActSchema = v.variant('kind', [
  v.object({
    kind: v.literal('rollback'),
    unit: unitNameSchema,
    /** The versions that the operator saw: nothing happens when they are others by now (409). */
    from: v.string(),
    to: v.string(),
    reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200)),
  }),
  v.object({
    kind: v.picklist(['promotion', 'canary-end']),
    unit: remoteNameSchema,
    /** The canary that the operator saw. */
    since: count,
    reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200)),
  }),
]);
export type ReleaseAct = v.InferOutput<typeof releaseActSchema>;

/** What became of an act that the history holds. */
export const releaseActResponseSchema = v.object({
  revision: count,
  /**
   * `served`: every running shell follows it. `put-back`: a shell refused it, and the unit is back where it was.
   * `unconfirmed`: it stands, and not every running shell has said that it follows, or somebody else has acted meanwhile.
   */
  outcome: v.picklist(['served', 'put-back', 'unconfirmed']),
  /** Those that follow it. */
  shells: v.array(v.string()),
  /** Why others do not; without a name where the reason is no shell's own. */
  problems: v.array(v.object({ shell: v.string(), reason: v.string() })),
});
export type ReleaseActResponse = v.InferOutput<typeof releaseActResponseSchema>;
