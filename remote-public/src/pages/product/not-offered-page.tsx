import { Button } from '@kmx/design-system/button/button.tsx';
import { NoticePage } from '@kmx/design-system/notice-page/notice-page.tsx';
import { nameCountry } from '@kmx/remote-kit/format/display-names.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { useContentLang } from '../../features/language/use-content-lang.ts';
import { ProductCard } from '../../features/products/product-card.tsx';
import { useReference } from '../../features/reference/use-reference.ts';
import type { NotOfferedData } from './not-offered.data.ts';
import * as styles from './not-offered-page.module.css';

/** Explains that a machine is not sold here, or no longer at all, and names alternatives (PUB-070). */
export function NotOfferedPage({ data }: { readonly data: NotOfferedData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const reference = useReference();
  const lang = useContentLang();
  const { locale } = usePageRequest();
  const country = nameCountry(locale.country, locale.language);
  return (
    <>
      <NoticePage
        overline={data.name}
        title={t(data.isWithdrawn ? 'notOffered.withdrawnTitle' : 'notOffered.title', { country })}
        text={t(data.isWithdrawn ? 'notOffered.withdrawnText' : 'notOffered.text', { name: data.name, country })}
        reference={reference}
      >
        {data.group !== null && (
          <Button href={toHref(data.group.route)} lang={lang}>
            {data.group.name}
          </Button>
        )}
        {data.internationalHref !== null && (
          <Button href={data.internationalHref} variant="secondary">
            {t('notOffered.international')}
          </Button>
        )}
        <Button href={toHref('/contact')} variant="quiet">
          {t('product.contact')}
        </Button>
      </NoticePage>
      {data.alternatives.length > 0 && (
        <section className={styles.alternatives}>
          <h2>{t('notOffered.alternatives')}</h2>
          <ul className={styles.cards}>
            {data.alternatives.map((product) => (
              <li key={product.slug}>
                <ProductCard product={product} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
