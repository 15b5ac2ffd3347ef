import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/** The page for every unknown path of the portal; contains nothing that requires signing in. */
export function NotFoundPage(): ReactNode {
  const t = useTranslate();
  const { requestId } = usePageResult();
  const href = useHref();
  return (
    <Stack gap={4}>
      <Heading level={1} size="headline" overline="404">
        {t('notFound.title')}
      </Heading>
      <p>{t('notFound.text')}</p>
      <Stack direction="row">
        <Button href={href('/mykomax')}>{t('notFound.action')}</Button>
      </Stack>
      {requestId !== undefined && <small>{t('notFound.reference', { id: requestId })}</small>}
    </Stack>
  );
}
