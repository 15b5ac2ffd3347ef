import * as v from 'valibot';
import { localizedTextSchema } from '../../sample/localized-text.ts';
import { listSamples, readSample } from '../../sample/read-sample.ts';

const metricValueSchema = v.union([
  v.number(),
  v.string(),
  v.strictTuple([v.number(), v.number()]),
  v.strictTuple([v.number(), v.number(), v.number()]),
]);

/** A number, a range [from, to] or three outer dimensions, in the metric unit of the specification; text stays as it is. */
export type MetricValue = v.InferOutput<typeof metricValueSchema>;

const rowSchema = v.strictObject({
  key: v.string(),
  value: metricValueSchema,
  rankGrowth: v.optional(v.number(), 1),
  variantGrowth: v.optional(v.number(), 1),
});

/**
 * One value of the first machine of a group. `rankGrowth` multiplies its upper bound from one machine of the group to
 * the next, `variantGrowth` from one variant to the next. The first row names the variants.
 */
export type ProfileRow = v.InferOutput<typeof rowSchema>;

const groupSchema = v.strictObject({
  /** Short description; `{name}` and `{specification-key}` of texts are filled with the facts of the machine. */
  short: localizedTextSchema,
  /** First paragraph of the long description. */
  intro: localizedTextSchema,
  /** Machines of other families that work together with one of the group. */
  companions: v.array(v.string()),
  /** In the order of the data sheet. */
  specifications: v.array(rowSchema),
});

/** The machines of one leaf classification: their texts and the specifications of the first. */
export type MachineGroup = v.InferOutput<typeof groupSchema>;

/** The groups by the slug of their classification. */
export const machineGroups: ReadonlyMap<string, MachineGroup> = new Map(
  listSamples('catalogue/groups/').map((slug) => [slug, readSample(`catalogue/groups/${slug}.json`, groupSchema)]),
);

/** The group of a classification; throws when there is none. */
export function getMachineGroup(classification: string): MachineGroup {
  const group = machineGroups.get(classification);
  if (group === undefined) throw new Error(`services/sample/catalogue/groups has no ${classification}.json`);
  return group;
}
