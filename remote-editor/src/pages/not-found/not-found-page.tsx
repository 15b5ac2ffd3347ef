import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';
import { editorPath } from '../../data/editor-paths.ts';

/** The page for every unknown path of the editor area. */
export function NotFoundPage() {
  const t = useTranslate();
  const { requestId } = usePageResult();
  const href = useHref();
  return (
    <Section spacing="compact" width="stretched">
      <Stack gap={5}>
        <Heading level={1} size="headline" overline="404">
          {t('notFound.title')}
        </Heading>
        <p>{t('notFound.text')}</p>
        <p>
          <Button href={href(editorPath)} iconAfter={arrowRightIcon}>
            {t('notFound.link')}
          </Button>
        </p>
        {requestId !== undefined && <small>{t('notFound.reference', { id: requestId })}</small>}
      </Stack>
    </Section>
  );
}
