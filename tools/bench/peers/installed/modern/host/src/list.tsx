import { Helmet } from '@modern-js/runtime/head';
import { useLoaderData } from '@modern-js/runtime/router';
import { ListPage } from 'remote/list-page';
import type { ListData } from './list-data.ts';
import { parts } from './parts.tsx';

/** The list, drawn by the remote. */
export function List() {
  const { products } = useLoaderData() as ListData;
  return (
    <>
      <Helmet>
        <title>Machines for wires</title>
      </Helmet>
      <ListPage products={products} parts={parts} />
    </>
  );
}
