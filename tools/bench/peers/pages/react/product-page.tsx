import type { ReactNode } from 'react';
import type { PageParts, Product, Row } from './types.ts';

interface ProductPageProps {
  readonly product: Product;
  readonly rows: readonly Row[];
  readonly parts: PageParts;
}

/** A product with its table of values in the chosen units. */
export function ProductPage({ product, rows, parts }: ProductPageProps): ReactNode {
  const { Link, CompareButton, QuantityText, listPath, picturePath } = parts;
  return (
    <div className="page">
      <p className="back">
        <Link href={listPath}>All machines</Link>
      </p>
      <div className="intro">
        <div>
          <p className="overline">{product.kind}</p>
          <h1>{product.name}</h1>
          <p className="lead">{product.description}</p>
          <ul className="tags">
            {product.tags.map((tag) => (
              <li key={tag}>
                <span>{tag}</span>
              </li>
            ))}
          </ul>
          <CompareButton slug={product.slug} name={product.name} />
        </div>
        <img
          src={picturePath(product.picture)}
          width="480"
          height="320"
          alt={product.name}
          decoding="async"
          fetchPriority="high"
        />
      </div>
      <section className="values">
        <h2>Technical data</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Value</th>
              <th scope="col">Tolerance</th>
              <th scope="col">Measured</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <span>{row.name}</span>
                </th>
                <td className="number">
                  <QuantityText
                    metric={`${row.metric} ${row.metricUnit}`}
                    imperial={`${row.imperial} ${row.imperialUnit}`}
                  />
                </td>
                <td className="number">{row.tolerance}</td>
                <td>
                  <span>{row.note}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
