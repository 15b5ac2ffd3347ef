import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';

/** The page for every unknown path of the guide. */
export function NotFoundPage() {
  const t = useTranslate();
  const { requestId } = usePageResult();
  return (
    <Stack gap={5}>
      <Heading level={1} size="headline" overline="404">
        {t('notFound.title')}
      </Heading>
      <p>{t('notFound.text')}</p>
      <p>
        <Button href="/style-guide" iconAfter={arrowRightIcon}>
          {t('notFound.link')}
        </Button>
      </p>
      {requestId !== undefined && <small>{t('notFound.reference', { id: requestId })}</small>}
    </Stack>
  );
}
