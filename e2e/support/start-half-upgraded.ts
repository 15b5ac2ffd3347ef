import { root } from '@kmx/tools/product-runner/repository-root.ts';
import { checkOutOlder, findOlderCommit } from './older-checkout.ts';
import { startCluster } from './start-cluster.ts';
import type { Product } from './start-product.ts';

/**
 * A cluster in the middle of an upgrade: its releases, two shells and one of two services are of an older version
 * (`findOlderCommit`), one shell and the other services of this one.
 */
export async function startHalfUpgraded(): Promise<{
  readonly product: Product;
  readonly stop: () => Promise<void>;
}> {
  const older = await checkOutOlder(findOlderCommit());
  try {
    const cluster = await startCluster({ checkout: older.folder });
    const stop = async (): Promise<void> => {
      await cluster.stop();
      older.remove();
    };
    try {
      await cluster.services[0]?.upgrade(root);
      await cluster.shells[0]?.upgrade(root);
      return { product: cluster.product, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    older.remove();
    throw error;
  }
}
