import {
  releaseActsEndpoint,
  releaseHistoryEndpoint,
  releasesEndpoint,
} from '@kmx/shared-contracts/endpoints/releases.ts';
import { actMs } from '../releases/act-times.ts';
import type { ShellEndpoint } from './shell-endpoint.ts';

/** Endpoints for operators, who show an access token; their role is looked up with each request. */
export const operatorEndpoints = {
  releases: {
    ...releasesEndpoint,
    who: 'operator',
    rate: 'operators',
    purpose: 'What is served, wanted and tried, and what each version does to its visitors.',
    answer: 'JSON',
    schema: 'releases',
  },
  releaseHistory: {
    ...releaseHistoryEndpoint,
    who: 'operator',
    rate: 'operators',
    purpose: 'What was done with releases, 50 acts at a time.',
    answer: 'JSON',
    schema: 'releases',
  },
  releaseActs: {
    ...releaseActsEndpoint,
    who: 'operator',
    rate: 'release-acts',
    maxBodyBytes: 4 * 1024,
    deadlineMs: actMs,
    purpose: 'Takes a unit back, promotes its canary or ends it, and waits for the running shells.',
    answer: 'JSON',
    schema: 'releases',
  },
} as const satisfies Readonly<Record<string, ShellEndpoint>>;
