import type { ReactNode } from 'react';
import { ProductCard } from './product-card.tsx';
import type { PageParts, Product } from './types.ts';

const firstCards = 2;

/** The list of products. */
export function ListPage(props: { readonly products: readonly Product[]; readonly parts: PageParts }): ReactNode {
  const { products, parts } = props;
  return (
    <div className="page">
      <h1>Machines for wires</h1>
      <p className="lead">
        <span>{products.length}</span> machines, compared by what they do to a wire.
      </p>
      <ul className="cards">
        {products.map((product, index) => (
          <li key={product.slug}>
            <ProductCard product={product} isFirst={index < firstCards} parts={parts} />
          </li>
        ))}
      </ul>
    </div>
  );
}
