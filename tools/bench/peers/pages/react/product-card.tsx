import type { ReactNode } from 'react';
import type { PageParts, Product } from './types.ts';

interface ProductCardProps {
  readonly product: Product;
  /** Among the first ones, which are visible without scrolling. */
  readonly isFirst: boolean;
  readonly parts: PageParts;
}

/** A product in the list: picture, facts in the chosen units, and a button to compare it. */
export function ProductCard({ product, isFirst, parts }: ProductCardProps): ReactNode {
  const { Link, CompareButton, QuantityText, listPath, picturePath } = parts;
  const href = `${listPath}/${product.slug}`;
  return (
    <article className="card">
      <img
        className="card-picture"
        src={picturePath(product.picture)}
        width="480"
        height="320"
        alt=""
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      <div className="card-text">
        <p className="overline">{product.kind}</p>
        <h2 className="card-title">
          <Link href={href}>{product.name}</Link>
        </h2>
        <p>{product.description}</p>
        <dl className="facts">
          {product.facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>
                <QuantityText metric={fact.metric} imperial={fact.imperial} />
              </dd>
            </div>
          ))}
        </dl>
        <ul className="tags">
          {product.tags.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
            </li>
          ))}
        </ul>
        <p className="variants">
          <span>{product.variants}</span> <span>{product.variants === 1 ? 'variant' : 'variants'}</span>
        </p>
        <CompareButton slug={product.slug} name={product.name} />
      </div>
    </article>
  );
}
