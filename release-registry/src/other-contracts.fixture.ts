import { contractVersion } from '@kmx/shared-contracts/units.ts';

const [major = 0, minor = 0] = contractVersion.split('.').map(Number);

/** Versions of the contract other than the present one, for tests of refusals. */
export const otherContracts = {
  nextMajor: `${major + 1}.0.0`,
  laterMinor: `${major}.${minor + 99}.0`,
  otherPatch: `${major}.${minor}.99`,
};
