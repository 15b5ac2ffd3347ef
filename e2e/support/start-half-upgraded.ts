import { makeNextVersion } from './next-version.ts';
import { checkOutOlder, findOlderCommit } from './older-checkout.ts';
import { type Cluster, type ClusterOptions, startCluster } from './start-cluster.ts';

/**
 * A cluster in the middle of an upgrade: its releases, two of three shells and one process of each service are of an older
 * version (`findOlderCommit`), the others of this one with a further change of tables.
 */
export async function startHalfUpgraded(options: ClusterOptions): Promise<Pick<Cluster, 'product' | 'stop'>> {
  const older = await checkOutOlder(findOlderCommit());
  const newer = makeNextVersion();
  const remove = () => {
    older.remove();
    newer.remove();
  };
  try {
    const cluster = await startCluster({ ...options, checkout: older.folder });
    const stop = async (): Promise<void> => {
      await cluster.stop();
      remove();
    };
    try {
      // Two of each service follow one another.
      for (const each of cluster.services.filter((_, place) => place % 2 === 0)) await each.upgrade(newer.folder);
      await cluster.shells[0]?.upgrade(newer.folder);
      return { product: cluster.product, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    remove();
    throw error;
  }
}
