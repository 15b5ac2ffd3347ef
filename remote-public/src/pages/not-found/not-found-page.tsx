import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { NoticePage } from './notice-page.tsx';

/** An address that holds nothing, with ways on (PUB-040). */
export function NotFoundPage(): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { path } = usePageRequest();
  return (
    <NoticePage
      overline="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      note={t('notFound.path', { path })}
    >
      <Button href={toHref('/products')}>{t('notFound.products')}</Button>
      <Button href={toHref('/')} variant="secondary">
        {t('notFound.home')}
      </Button>
      <Button href={toHref('/contact')} variant="quiet">
        {t('product.contact')}
      </Button>
    </NoticePage>
  );
}
