import { createLoopbackNetwork, createNamespaceNetwork, findObstacle } from '@kmx/test-kit/machine-network.ts';
import type { TestProject } from 'vitest/node';
import { proveServices } from './prove-services.ts';
import { type Cluster, type ClusterOptions, startCluster } from './start-cluster.ts';
import { startHalfUpgraded } from './start-half-upgraded.ts';
import { type Product, startProduct } from './start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    product: Product;
  }
}

const servicesSecret = 'uQ7wLm2Zr9Xe4Bk6Tn1V';

const starts: Readonly<Record<string, (options: ClusterOptions) => Promise<Pick<Cluster, 'product' | 'stop'>>>> = {
  cluster: startCluster,
  upgrade: startHalfUpgraded,
};

/**
 * Starts the product once for all journeys; with `npm run e2e -- --against cluster` as a cluster, with `--against upgrade`
 * as one in the middle of an upgrade, each server in a network namespace of its own where that is possible. The returned
 * function stops it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const start = starts[process.env['KMX_AGAINST'] ?? ''];
  if (start === undefined) {
    const { product, stop } = await startProduct();
    project.provide('product', product);
    return stop;
  }
  const obstacle = findObstacle();
  if (obstacle !== null) console.log(`All servers are on the loopback address: ${obstacle}.`);
  const network = obstacle === null ? createNamespaceNetwork() : createLoopbackNetwork();
  const closing = [async () => network.remove()];
  const stop = async (): Promise<void> => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const options = { network, registry: 'servers', services: 'apart', files: 'objects', servicesSecret } as const;
    const cluster = await start(options);
    closing.push(cluster.stop);
    const proven = await proveServices(cluster.product.servicesOrigin, servicesSecret);
    closing.push(proven.stop);
    project.provide('product', { ...cluster.product, servicesOrigin: proven.origin });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
