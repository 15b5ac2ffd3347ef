import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';

/** Name of a variant in a measurement system (PUB-089). */
export function nameVariant(
  variant: { readonly name_metric: string; readonly name_imperial: string },
  system: MeasurementSystem,
): string {
  return system === 'Metric' ? variant.name_metric : variant.name_imperial;
}

/** Name of a variant without the name of its machine, for places below that name. */
export function nameVariantBriefly(
  variant: { readonly name_metric: string; readonly name_imperial: string },
  system: MeasurementSystem,
  machine: string,
): string {
  const name = nameVariant(variant, system);
  const start = `${machine} / `;
  return name.startsWith(start) ? name.slice(start.length) : name;
}
