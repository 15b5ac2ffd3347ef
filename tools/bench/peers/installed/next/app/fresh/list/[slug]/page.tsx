import { findProduct, Product } from '../../../../components/product.tsx';

interface Props {
  readonly params: Promise<{ readonly slug: string }>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props) {
  return { title: findProduct((await params).slug)?.name };
}

export default async function Page({ params }: Props) {
  return <Product slug={(await params).slug} />;
}
