// @ts-nocheck
import { Button } from '@kmx/design-system/button/button.tsx';
import { NoticePage } from '@kmx/design-system/notice-page/notice-page.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { createHref, useHref, usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';

/** An address that holds nothing, with ways on; sub-sites have neither products nor contact page (PUB-040). */
export function NotFoundPage(): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { path, mainSitePrefix } = usePageRequest();
  const toMainHref = (target: string) => createHref(mainSitePrefix, target);
  return (
    <NoticePage
      overline="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      note={t('notFound.path', { path })}
    >
      <Button href={toMainHref('/products')}>{t('notFound.products')}</Button>
      <Button href={toHref('/')} variant="secondary">
        {t('notFound.home')}
      </Button>
      <Button href={toMainHref('/contact')} variant="quiet">
        {t('product.contact')}
      </Button>
    </NoticePage>
  );
}
