import { weighRelease } from '@kmx/release-registry/release/page-weights.ts';
import type { OperatedUnit } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { UnitMeasures } from '../../measures/unit-measures.ts';
import { keepByObject } from '../../memory/keep-by-object.ts';
import { selectMeasures } from './select-measures.ts';

export type OperatedVersion = OperatedUnit['versions'][number];

const minuteMs = 60_000;

/** A manifest lists hundreds of files, and never changes. */
const weighPages = keepByObject((manifest: ReleaseManifest) =>
  weighRelease(manifest).toSorted((left, right) => right.bytes - left.bytes),
);

/** What a version is, what its pages need, and what it did to its visitors in the last five minutes and the last hour. */
export function describeVersion(
  manifest: ReleaseManifest,
  audience: OperatedVersion['audience'],
  measures: Pick<UnitMeasures, 'read'>,
): OperatedVersion {
  const { name, version, createdAt, contractVersion } = manifest;
  const read = (minutes: number) => selectMeasures(measures.read(name, version, minutes * minuteMs));
  return {
    ...{ version, builtAt: createdAt, contractVersion, audience },
    pages: [...weighPages(manifest)],
    measures: { last5: read(5), last60: read(60) },
  };
}
