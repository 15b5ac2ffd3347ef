import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { ListPage } from '../../shared/react/list-page.tsx';
import { parts } from '../parts.tsx';

export async function loader() {
  const { default: pageData } = await import('../../shared/data.json');
  return { products: pageData.products };
}

export const meta = () => [
  { title: 'Machines for wires' },
  { name: 'description', content: 'Machines for wires, compared.' },
];

export default function List(): ReactNode {
  return <ListPage products={useLoaderData<typeof loader>().products} parts={parts} />;
}
