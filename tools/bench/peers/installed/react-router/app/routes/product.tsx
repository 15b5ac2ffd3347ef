import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ProductPage } from '../../shared/react/product-page.tsx';
import { parts } from '../parts.tsx';

export async function loader({ params }: LoaderFunctionArgs) {
  const { default: pageData } = await import('../../shared/data.json');
  const product = pageData.products.find(({ slug }) => slug === params['slug']);
  if (product === undefined) throw new Response(null, { status: 404 });
  return { product, rows: pageData.rows };
}

export const meta = ({ loaderData }: { readonly loaderData?: { readonly product: { readonly name: string } } }) => [
  { title: loaderData?.product.name },
  { name: 'description', content: 'Machines for wires, compared.' },
];

export default function Product(): ReactNode {
  const { product, rows } = useLoaderData<typeof loader>();
  return <ProductPage product={product} rows={rows} parts={parts} />;
}
