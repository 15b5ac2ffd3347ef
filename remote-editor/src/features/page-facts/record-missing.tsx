import { Button } from '@kmx/design-system/button/button.tsx';
import { NoticePage } from '@kmx/design-system/notice-page/notice-page.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { createListPath } from '../../routes.ts';

/** Stands in place of an entry that the content system does not have. */
export function RecordMissing({ kind }: { readonly kind: string }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <NoticePage level={2} overline="404" title={t('missing.title')} text={t('missing.text')}>
      <Button href={href(createListPath(kind))}>{t('missing.action')}</Button>
    </NoticePage>
  );
}
