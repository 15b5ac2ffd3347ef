import type { OperatedUnit, ReleasesResponse } from '@kmx/shared-contracts/endpoints/releases.schema.ts';

/** Something that is not as it should be: a message with its values, and the reasons as the shells word them. */
export interface Matter {
  readonly textId: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly reasons: readonly string[];
  /** The unit that it is about; null where it is about all. */
  readonly unit: string | null;
}

/** Everything that is not as it should be, the whole first, then unit by unit (OPS-010). */
export function findMatters(releases: ReleasesResponse): readonly Matter[] {
  return [
    ...findCommonMatters(releases),
    ...releases.units.flatMap((unit) => [
      ...findServingMatters(unit),
      ...findCanaryMatters(unit),
      ...findUnproven(unit),
    ]),
    ...findShellMatters(releases),
  ];
}

function findCommonMatters({ registryProblems, health }: ReleasesResponse): readonly Matter[] {
  const matters: Matter[] = [];
  if (registryProblems.length > 0) {
    matters.push({ textId: 'matter.registry', values: {}, reasons: registryProblems, unit: null });
  }
  if (!health.isReady) matters.push({ textId: 'matter.notReady', values: {}, reasons: [], unit: null });
  if (health.degraded.length > 0) {
    matters.push({ textId: 'matter.degraded', values: {}, reasons: health.degraded, unit: null });
  }
  return matters;
}

function findServingMatters({ name, served, pointed, problems }: OperatedUnit): readonly Matter[] {
  const create = (textId: string, values = {}): readonly Matter[] => [
    { textId, values: { unit: name, ...values }, reasons: problems, unit: name },
  ];
  if (served === null && pointed !== null) return create('matter.notServed', { wanted: pointed });
  if (served !== null && pointed !== null && served !== pointed) {
    return create('matter.otherVersion', { served, wanted: pointed });
  }
  return problems.length > 0 ? create('matter.unit') : [];
}

function findCanaryMatters({ name, canary }: OperatedUnit): readonly Matter[] {
  if (canary === null || (canary.state !== 'refused' && canary.state !== 'stopped')) return [];
  const textId = canary.state === 'refused' ? 'matter.canaryRefused' : 'matter.canaryStopped';
  const reasons = canary.reason === '' ? [] : [canary.reason];
  return [{ textId, values: { unit: name, version: canary.version }, reasons, unit: name }];
}

function findUnproven({ name, unproven }: OperatedUnit): readonly Matter[] {
  if (unproven.length === 0) return [];
  const values = { unit: name, count: unproven.length };
  return [{ textId: 'matter.unproven', values, reasons: unproven, unit: name }];
}

/** What other shells say; what this one does not serve is said by its units. */
function findShellMatters({ shells, revision }: ReleasesResponse): readonly Matter[] {
  return shells.flatMap(({ shell, isThis, problems, revision: decided }) => [
    ...(isThis ? [] : problems).map(
      ({ name, version, reason }): Matter => ({
        textId: 'matter.shell',
        values: { shell, unit: name, version },
        reasons: [reason],
        unit: name,
      }),
    ),
    ...(decided < revision
      ? [{ textId: 'matter.behind', values: { shell, decided, revision }, reasons: [], unit: null }]
      : []),
  ]);
}
