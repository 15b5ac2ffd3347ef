import { type UnitName, unitNamePattern } from '@kmx/shared-contracts/units.ts';

const releaseFile = new RegExp(`^/_r/(${unitNamePattern})/([\\w.+-]+)/browser/(.+?)(?::\\d+)*$`);

interface FailingUnit {
  readonly unit: UnitName;
  readonly version: string;
}

/**
 * The unit and version whose script is the topmost of a stack (`readFrames`), or null when that script is not ours: an extension's, or
 * one of another site. Libraries of the shell are passed over, since they throw on behalf of whoever called them.
 */
export function findFailingUnit(frames: readonly string[], origins: readonly string[]): FailingUnit | null {
  let library: FailingUnit | null = null;
  for (const address of frames) {
    const url = URL.parse(address);
    const [, unit, version = '', file] = releaseFile.exec(url?.pathname ?? '') ?? [];
    if (url === null || unit === undefined || !origins.includes(url.origin)) return library;
    const found = { unit: unit as UnitName, version };
    if (unit !== 'shell' || file !== 'vendor.js') return found;
    library ??= found;
  }
  return library;
}
