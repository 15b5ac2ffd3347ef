import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { NoticePage } from '../not-found/notice-page.tsx';

/** A page whose content is not for everyone: says so and names who can help (PUB-120). */
export function ProtectedPage(): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  return (
    <NoticePage overline="403" title={t('protected.title')} text={t('protected.text')}>
      <Button href={toHref('/contact')}>{t('product.contact')}</Button>
      <Button href={toHref('/')} variant="secondary">
        {t('notFound.home')}
      </Button>
    </NoticePage>
  );
}
