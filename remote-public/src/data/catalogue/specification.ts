import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import type { InferOutput } from 'valibot';
import type { specificationSchema } from './specification.schema.ts';

export type Specification = InferOutput<typeof specificationSchema>;

/** The specifications shown in a system: its own and the neutral ones, the first of each name and unit (D-33, PUB-073, PUB-074). */
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
