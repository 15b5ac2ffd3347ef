import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ObjectFault } from '@kmx/test-kit/object-faults.ts';
import { changeServerBundle, runReleaseAside } from '../../../support/release-tool.ts';
import type { Cluster } from '../../../support/start-cluster.ts';
import type { Fault } from '../measure-fault.ts';

const unit = 'remote-styleguide';

/** Publishes a build of its own; the version, or null where it was refused. */
async function publish({ registryVariables }: Cluster, note: string): Promise<string | null> {
  const work = mkdtempSync(path.join(tmpdir(), 'kmx-fault-release-'));
  try {
    const dist = changeServerBundle(work, unit, (source) => `${source}\n// ${note}\n`);
    const { status, data } = await runReleaseAside(registryVariables, 'publish', unit, '--from', dist);
    return status === 0 ? String(data['version']) : null;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function publishNow(cluster: Cluster, note: string): Promise<string> {
  const version = await publish(cluster, note);
  if (version === null) throw new Error('a release could not be published although the object store is there');
  return version;
}

async function activate({ registryVariables }: Cluster, version: string): Promise<void> {
  const { status, data } = await runReleaseAside(registryVariables, 'activate', `${unit}@${version}`);
  if (status !== 0) throw new Error(`a release could not be activated: ${JSON.stringify(data)}`);
}

/** The store fails while somebody publishes, which must be refused; afterwards the same is published. */
const createPublication = (
  name: string,
  fault: ObjectFault,
  isHit: (method: string) => boolean,
  meanwhile: (cluster: Cluster) => Promise<void> | undefined,
): Fault => ({
  name,
  begin: async (cluster) => {
    cluster.objects?.decide((method) => (isHit(method) ? fault : 'pass'));
    const [version] = await Promise.all([publish(cluster, name), meanwhile(cluster)]);
    if (version !== null) throw new Error(`${version} was published although the object store has not kept it`);
  },
  end: ({ objects }) => objects?.decide(() => 'pass'),
  prove: async (cluster) => activate(cluster, await publishNow(cluster, name)),
});

/** Shells are given other bytes than were published: they go on with what they have. */
function createFalseFiles(): Fault {
  let version = '';
  return {
    name: 'S3 gives shells other bytes: an activation',
    begin: async (cluster) => {
      version = await publishNow(cluster, 'other bytes');
      cluster.objects?.decide((method) => (method === 'GET' ? 'garble' : 'pass'));
      // The gate reads the release as well, and refuses what is not what was signed.
      const { status } = await runReleaseAside(cluster.registryVariables, 'activate', `${unit}@${version}`);
      if (status === 0) throw new Error('a release was activated although its files are others than those published');
    },
    end: ({ objects }) => objects?.decide(() => 'pass'),
    prove: (cluster) => activate(cluster, version),
  };
}

/** An object store that is away or lies, while releases are published and a shell starts. */
export const releaseFaults: readonly Fault[] = [
  createPublication(
    'S3 away: a publication and a new start of a shell',
    'refuse',
    () => true,
    ({ shells }) => shells[0]?.restart(),
  ),
  createPublication(
    'S3 says 200 and keeps nothing: a publication',
    'forget',
    (method) => method === 'PUT',
    () => undefined,
  ),
  createFalseFiles(),
];
