import { createListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import { createChoiceParameter } from '@kmx/remote-kit/list-state/list-parameter.ts';
import type { OperatedUnit, ReleaseMeasures } from '@kmx/shared-contracts/endpoints/releases.schema.ts';

/** Minutes that figures are counted over. */
export const periods = ['60', '5'] as const;
export type Period = (typeof periods)[number];

/** The period in the address: an hour, unless it says otherwise. */
export const periodAddress = createListAddress({ minutes: createChoiceParameter(periods, '60') });

/** What a version of a unit did to its visitors within a period; null for one that nobody got lately. */
export function findMeasures(
  { versions }: OperatedUnit,
  version: string | null,
  period: Period,
): ReleaseMeasures | null {
  const found = versions.find((candidate) => candidate.version === version);
  return found === undefined ? null : period === '5' ? found.measures.last5 : found.measures.last60;
}
