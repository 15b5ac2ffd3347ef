import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import type { ReactNode } from 'react';
import { useTranslate } from '../messages/messages.tsx';
import { usePageResult } from './remote-root.tsx';

/** Says that an area has no page at this address, and leads to its first page, `href`; texts `notFound.*` of the remote. */
export function NotFoundNotice({ href }: { readonly href: string }): ReactNode {
  const t = useTranslate();
  const { requestId } = usePageResult();
  return (
    <Stack gap={5}>
      <Heading level={1} size="headline" overline="404">
        {t('notFound.title')}
      </Heading>
      <p>{t('notFound.text')}</p>
      <p>
        <Button href={href} iconAfter={arrowRightIcon}>
          {t('notFound.link')}
        </Button>
      </p>
      {requestId !== undefined && <small>{t('notFound.reference', { id: requestId })}</small>}
    </Stack>
  );
}
