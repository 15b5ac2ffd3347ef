import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import * as v from 'valibot';

/** One value of a product; a measurement system of null is shown in both systems. */
export const specificationSchema = v.object({
  value: v.string(),
  measurement_system: v.nullable(v.picklist(['Metric', 'Imperial'])),
  specification: v.object({ name: v.string(), unit: v.string() }),
});
export type Specification = v.InferOutput<typeof specificationSchema>;

/** Selection of specifications in a query. */
export const specificationFields = 'specifications { value measurement_system specification { name unit } }';

/** What a system shows: its own and the neutral values, the first of each name and unit (D-33, PUB-073, PUB-074). */
export function selectSpecifications(
  specifications: readonly Specification[],
  system: MeasurementSystem,
): readonly Specification[] {
  const seen = new Set<string>();
  return specifications.filter(({ measurement_system, specification: { name, unit } }) => {
    const key = JSON.stringify([name, unit]);
    if ((measurement_system !== null && measurement_system !== system) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
