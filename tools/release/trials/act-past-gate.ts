import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { TrialProduct } from './trial-product.ts';
import { TrialError } from './trial-result.ts';

/** Says, signed by its team, that a version of a unit is active, as a tool that verifies nothing would; returns the revision. */
export async function actPastGate(
  { registry: { pointer, signingKeys } }: Pick<TrialProduct, 'registry'>,
  unit: UnitName,
  version: string,
): Promise<number> {
  const set = await pointer.read();
  if (set === null) throw new TrialError(['nothing is active']);
  const change = { by: 'trial', reason: `past the gate: ${unit}@${version}`, signingKeys };
  return (await pointer.compareAndSet(set.buildId, { ...set.versions, [unit]: version }, change)).revision;
}
