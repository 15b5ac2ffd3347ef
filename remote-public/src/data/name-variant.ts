import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';

/** Name of a variant in a measurement system (PUB-089). */
export function nameVariant(
  variant: { readonly name_metric: string; readonly name_imperial: string },
  system: MeasurementSystem,
): string {
  return system === 'Metric' ? variant.name_metric : variant.name_imperial;
}
