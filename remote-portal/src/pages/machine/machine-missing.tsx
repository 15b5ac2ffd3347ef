import { Button } from '@kmx/design-system/button/button.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/** Replaces a machine that does not exist or is not visible to the user; links to those that are. */
export function MachineMissing(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <Stack gap={4}>
      <p role="alert">{t('desk.failure.not-found')}</p>
      <Stack direction="row">
        <Button href={href('/mykomax/inventory')}>{t('machine.toList')}</Button>
      </Stack>
    </Stack>
  );
}
