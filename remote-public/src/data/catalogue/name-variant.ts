import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';

/** Name of a variant in a measurement system (PUB-089). */
export function nameVariant(
  variant: { readonly name_metric: string; readonly name_imperial: string },
  system: MeasurementSystem,
): string {
  return system === 'Metric' ? variant.name_metric : variant.name_imperial;
}

/** The same without the name of the machine, where that stands above it. */
export function nameVariantBriefly(
  variant: { readonly name_metric: string; readonly name_imperial: string },
  system: MeasurementSystem,
  machine: string,
): string {
  const name = nameVariant(variant, system);
  const start = `${machine} / `;
  return name.startsWith(start) ? name.slice(start.length) : name;
}
