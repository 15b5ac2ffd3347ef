import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { signInIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, useShell } from '@kmx/shared-contracts/remote-root.tsx';
import { type ReactNode, useEffect, useState } from 'react';

/** Signs out as soon as it is opened, then says so (POR-005, AUTH-013..015). */
export function LogoutPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const shell = useShell();
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    if (!shell) return;
    shell.auth
      .signOut()
      .catch((error: unknown) => shell.reportError(error, 'sign-out'))
      .finally(() => setIsDone(true));
  }, [shell]);
  return (
    <div role="status" aria-busy={!isDone}>
      <Stack gap={4}>
        <Heading level={1} size="headline">
          {t(isDone ? 'logout.done.title' : 'logout.working.title')}
        </Heading>
        <p>{t(isDone ? 'logout.done.text' : 'logout.working.text')}</p>
        {isDone && (
          <Stack gap={3} direction="row">
            <Button href={href('/')}>{t('logout.home')}</Button>
            <Button href={href('/mykomax')} variant="secondary" icon={signInIcon}>
              {t('logout.again')}
            </Button>
          </Stack>
        )}
      </Stack>
    </div>
  );
}
