import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import pageData from '../shared/data.json';
import { App } from './app.tsx';
import type { PageData } from './page-data.ts';

const { products, rows } = pageData;

/** The data of an address; null where there is no page. */
export function findPage(path: string): PageData | null {
  if (path === '/list') return { page: 'list', title: 'Machines for wires', products };
  const slug = /^\/list\/([a-z0-9-]+)$/.exec(path)?.[1];
  const product = products.find((one) => one.slug === slug);
  return product === undefined ? null : { page: 'product', title: product.name, product, rows };
}

/** Renders a page into a stream. */
export function renderPage(data: PageData, options: RenderToPipeableStreamOptions) {
  return renderToPipeableStream(<App data={data} />, options);
}
