import type { TestProject } from 'vitest/node';
import { type Product, startProduct } from './start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    product: Product;
  }
}

/** Starts the product once for all journeys; the returned function stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { product, stop } = await startProduct();
  project.provide('product', product);
  return stop;
}
