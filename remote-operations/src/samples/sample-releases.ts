import type {
  OperatedUnit,
  ReleaseHistoryEntry,
  ReleaseMeasures,
  ReleasesResponse,
} from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { releaseOperatorRole } from '@kmx/shared-contracts/endpoints/releases.ts';
import { parseUser } from '@kmx/shared-contracts/parse-user.ts';
import type { User } from '@kmx/shared-contracts/session.ts';

/** A signed-in person with the role of operators. */
export const sampleOperator: User = parseUser({
  subname: 'u7',
  name: 'Olga Meier',
  given_name: 'Olga',
  family_name: 'Meier',
  email: 'olga.meier@kmx.example',
  roles: [releaseOperatorRole],
});

/** A signed-in person without that role. */
export const sampleCustomer: User = { ...sampleOperator, roles: [] };

export const sampleMeasures: ReleaseMeasures = {
  pages: 2000,
  views: 1840,
  errors: 30,
  errorVisitors: 9,
  mismatches: 1,
  faults: 2,
  LCP: 1.842,
  INP: 0.12,
  CLS: 0.0213,
  TTFB: 0.31,
  load: 0.184,
  render: 0.0123,
};
const fewMeasures: ReleaseMeasures = { ...sampleMeasures, pages: 180, views: 151, errorVisitors: 0, LCP: 1.6 };
const noMeasures: ReleaseMeasures = {
  ...{ pages: 0, views: 0, errors: 0, errorVisitors: 0, mismatches: 0, faults: 0 },
  ...{ LCP: null, INP: null, CLS: null, TTFB: null, load: null, render: null },
};

type Version = OperatedUnit['versions'][number];

/** A version that everybody gets. */
export const sampleVersion: Version = {
  version: '4f1c02a9be77',
  builtAt: '2026-11-24T08:10:00Z',
  contractVersion: '3.2',
  audience: 'everybody',
  pages: [
    { part: 'tickets', bytes: 58_400, scriptBytes: 51_200, requests: 7, levels: 3 },
    { part: 'dashboard', bytes: 44_100, scriptBytes: 39_700, requests: 6, levels: 3 },
  ],
  measures: { last5: fewMeasures, last60: sampleMeasures },
};

/** A unit that is served as wanted, without a canary. */
export const sampleUnit: OperatedUnit = {
  name: 'remote-portal',
  team: 'Customer portal',
  mounts: ['/mykomax'],
  served: sampleVersion.version,
  pointed: sampleVersion.version,
  previous: '0be7d6610c3a',
  problems: [],
  unproven: [],
  canary: null,
  versions: [
    sampleVersion,
    {
      ...sampleVersion,
      version: '0be7d6610c3a',
      builtAt: '2026-11-20T15:30:00Z',
      audience: 'nobody',
      pages: [],
      measures: { last5: noMeasures, last60: noMeasures },
    },
  ],
};

/** The same unit with a canary that its guard may promote. */
export const sampleUnitWithCanary: OperatedUnit = {
  ...sampleUnit,
  canary: {
    version: 'c0ffee123456',
    percent: 10,
    countries: ['CH', 'DE'],
    hasCookie: true,
    startedAt: '2026-11-25T09:00:00Z',
    since: 41,
    state: 'running',
    reason: '',
    promotion: { afterMs: 3_600_000, minViews: 500 },
  },
  versions: [
    sampleVersion,
    {
      ...sampleVersion,
      version: 'c0ffee123456',
      builtAt: '2026-11-25T08:45:00Z',
      audience: 'some',
      measures: { last5: noMeasures, last60: fewMeasures },
    },
    ...sampleUnit.versions.slice(1),
  ],
};

/** The shell's own browser files: no team has entered it, and it has no version before. */
const sampleShellUnit: OperatedUnit = {
  ...sampleUnit,
  name: 'shell',
  team: null,
  mounts: [],
  served: '91d3aa04c6e2',
  pointed: '91d3aa04c6e2',
  previous: null,
  versions: [
    {
      ...sampleVersion,
      version: '91d3aa04c6e2',
      pages: [{ part: '', bytes: 91_300, scriptBytes: 88_000, requests: 5, levels: 2 }],
    },
  ],
};

/** Two shells that serve everything as wanted. */
export const sampleReleases: ReleasesResponse = {
  at: '2026-11-25T10:15:30Z',
  buildId: '5d20c47b91aa08ef',
  activatedAt: '2026-11-25T09:00:00Z',
  revision: 42,
  canAct: true,
  health: { isReady: true, degraded: [] },
  registryProblems: [],
  shells: [
    { shell: 'web-1:4000', buildId: '5d20c47b91aa08ef', revision: 42, problems: [], isThis: true },
    { shell: 'web-2:4000', buildId: '5d20c47b91aa08ef', revision: 42, problems: [], isThis: false },
  ],
  units: [sampleUnit, sampleShellUnit],
};

/** The sample with this unit instead of the portal. */
export const createSampleReleases = (unit: OperatedUnit): ReleasesResponse => ({
  ...sampleReleases,
  units: [unit, sampleShellUnit],
});

/** An act of an operator that counted. */
export const sampleEntry: ReleaseHistoryEntry = {
  revision: 42,
  kind: 'rollback',
  at: '2026-11-25T09:00:00Z',
  by: 'u7',
  operator: 'Olga Meier',
  reason: 'Tickets could not be closed',
  changes: [{ unit: 'remote-portal', version: '4f1c02a9be77' }],
  canary: null,
  counts: true,
  problems: [],
  notes: [],
};
