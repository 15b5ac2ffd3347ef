import { findProduct, Product } from '../../../components/product.tsx';
import pageData from '../../../shared/data.json';

interface Props {
  readonly params: Promise<{ readonly slug: string }>;
}

export const revalidate = 60;
export const generateStaticParams = () => pageData.products.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  return { title: findProduct((await params).slug)?.name };
}

export default async function Page({ params }: Props) {
  return <Product slug={(await params).slug} />;
}
