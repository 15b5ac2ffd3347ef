import { createListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import { createTextParameter } from '@kmx/remote-kit/list-state/list-parameter.ts';
import { isUnitName } from '@kmx/shared-contracts/units.ts';

/** The part of the history in the address: of one unit, and what is older than a revision. */
export const historyAddress = createListAddress({
  unit: createTextParameter(isUnitName),
  before: createTextParameter((text) => /^[1-9]\d{0,9}$/.test(text)),
});
