import { Button } from '@kmx/design-system/button/button.tsx';
import { Pagination } from '@kmx/design-system/pagination/pagination.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { ProductCard } from '../../features/products/product-card.tsx';
import type { CatalogueData } from './catalogue.data.ts';
import * as styles from './catalogue-page.module.css';
import { createGroupQuery } from './create-group-query.ts';
import { ProductFilter } from './product-filter.tsx';

interface ProductListProps {
  readonly data: CatalogueData;
  /** Whether the first machine is visible without scrolling, so that its picture must not load lazily. */
  readonly isInView: boolean;
}

/** The machines of a group with their filter, page by page; when nothing matches, offers alternatives. */
export function ProductList({ data, isInView }: ProductListProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { path } = usePageRequest();
  const { count, pageNumber } = data;
  return (
    <section id="machines" className={styles.machines} aria-label={t('catalogue.machines', { count })}>
      <p className={styles.count} role="status">
        {count === data.total
          ? t('catalogue.machines', { count })
          : t('catalogue.narrowed', { count, total: data.total })}
      </p>
      {data.filters.length > 0 && <ProductFilter filters={data.filters} />}
      {count > 0 ? (
        <ul className={styles.cards}>
          {data.products.map((product, place) => (
            <li key={product.slug}>
              <ProductCard product={product} level={2} loading={isInView && place === 0 ? 'eager' : 'lazy'} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>{t(data.total > 0 ? 'catalogue.noMatch' : 'catalogue.empty')}</p>
          <p className={styles.ways}>
            {data.total > 0 && <Button href={`${toHref(path)}#machines`}>{t('catalogue.reset')}</Button>}
            <Button variant="secondary" href={toHref('/contact')}>
              {t('product.contact')}
            </Button>
          </p>
        </div>
      )}
      <Pagination
        current={pageNumber}
        count={data.pageCount}
        toHref={(page) => `${toHref(`${path}${createGroupQuery(data.filters, page)}`)}#machines`}
        texts={{
          label: t('catalogue.pages'),
          previous: t('catalogue.previousPage'),
          next: t('catalogue.nextPage'),
          page: (page) => t('catalogue.page', { page }),
        }}
      />
    </section>
  );
}
