import { contractVersion, earlierContractVersion } from './units.ts';

/** The versions of the contract that this shell offers: the present one, and the last of the major before. */
export const offeredContracts: readonly string[] = [contractVersion, earlierContractVersion];

/** The first number of a version: those of different majors are different contracts. */
export function readMajor(version: string): number {
  return Number(version.split('.')[0]);
}

/** How a remote of contract `needed` fits a shell: the offered version of its major must not be an earlier minor. */
export function checkContract(needed: string, offered: readonly string[]): 'fits' | 'too-new' | 'unknown' {
  const host = offered.find((version) => readMajor(version) === readMajor(needed));
  if (host === undefined) return 'unknown';
  return Number(needed.split('.')[1]) > Number(host.split('.')[1]) ? 'too-new' : 'fits';
}
