import type { ReleaseManifests } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import { createMountTable } from '../../site/mount-table.ts';
import { keepByObject } from '../memory/keep-by-object.ts';

/** The mounts of a set, computed once for its manifests. */
export const findMounts = keepByObject((manifests: ReleaseManifests) => createMountTable(Object.values(manifests)));
