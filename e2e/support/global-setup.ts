import type { TestProject } from 'vitest/node';
import { startCluster } from './start-cluster.ts';
import { startHalfUpgraded } from './start-half-upgraded.ts';
import { type Product, startProduct } from './start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    product: Product;
  }
}

const starts: Readonly<
  Record<string, () => Promise<{ readonly product: Product; readonly stop: () => Promise<void> }>>
> = {
  cluster: () => startCluster({ services: 'apart', files: 'objects' }),
  upgrade: startHalfUpgraded,
};

/**
 * Starts the product once for all journeys; with `npm run e2e -- --against cluster` as a cluster, with `--against upgrade`
 * as one in the middle of an upgrade. The returned function stops it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const start = starts[process.env['KMX_AGAINST'] ?? ''] ?? startProduct;
  const { product, stop } = await start();
  project.provide('product', product);
  return stop;
}
