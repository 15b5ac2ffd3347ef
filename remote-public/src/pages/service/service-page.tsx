import { Button } from '@kmx/design-system/button/button.tsx';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { displayedWidths } from '@kmx/design-system/picture/displayed-widths.ts';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { pictureSize } from '../../data/media/picture-size.ts';
import { DescriptionSection } from '../../features/detail-page/description-section.tsx';
import * as detail from '../../features/detail-page/detail-page.module.css';
import { DetailSection } from '../../features/detail-page/detail-section.tsx';
import { useContentLang } from '../../features/language/use-content-lang.ts';
import { ServiceList } from '../../features/services/service-list.tsx';
import type { ServiceData } from './service.data.ts';
import * as styles from './service-page.module.css';

/** One service: its benefits, its contents, and the contact (PUB-008, SYS-062). */
export function ServicePage({ data }: { readonly data: ServiceData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const lang = useContentLang();
  return (
    <article className={box.page}>
      <div className={detail.opening} data-columns="even">
        <header className={detail.header}>
          <a href={toHref(data.group.route)} className={detail.group} lang={lang}>
            {data.group.name}
          </a>
          <h1 lang={lang}>{data.name}</h1>
          <p className={detail.lead} lang={lang}>
            {data.description}
          </p>
          <p>
            <Button href={toHref('/contact')}>{t('product.contact')}</Button>
          </p>
        </header>
        {data.image !== null && (
          <Picture
            path={data.image.url}
            {...pictureSize}
            alt=""
            preset="stretched"
            sizes={displayedWidths.sixColumns}
            loading="eager"
          />
        )}
      </div>
      <DescriptionSection paragraphs={data.paragraphs} />
      {data.benefits.length > 0 && (
        <DetailSection title={t('service.benefits')}>
          <ul className={styles.benefits} lang={lang}>
            {data.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </DetailSection>
      )}
      {data.details.length > 0 && (
        <DetailSection title={t('service.details')}>
          <ul className={styles.details} lang={lang}>
            {data.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </DetailSection>
      )}
      {data.related.length > 0 && (
        <DetailSection title={t('service.related')}>
          <ServiceList services={data.related} level={3} lang={lang} />
        </DetailSection>
      )}
    </article>
  );
}
