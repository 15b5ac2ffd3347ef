import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { firstPage } from '../../first-page.ts';

/** Says that this shell knows no such unit. */
export function UnitMissing({ name }: { readonly name: string }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <Stack gap={4}>
      <Heading level={2} size="title">
        {t('unit.missing.title', { unit: name })}
      </Heading>
      <p>{t('unit.missing.text')}</p>
      <p>
        <Button href={href(firstPage)} iconAfter={arrowRightIcon}>
          {t('notFound.link')}
        </Button>
      </p>
    </Stack>
  );
}
