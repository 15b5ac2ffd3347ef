import type { TestProject } from 'vitest/node';
import { startCluster } from './start-cluster.ts';
import { type Product, startProduct } from './start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    product: Product;
  }
}

/**
 * Starts the product once for all journeys, with `npm run e2e -- --against cluster` as a cluster; the returned function
 * stops it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { product, stop } = process.env['KMX_AGAINST'] === 'cluster' ? await startCluster() : await startProduct();
  project.provide('product', product);
  return stop;
}
