import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { signInIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, useShell } from '@kmx/shared-contracts/remote-root.tsx';
import { type ReactNode, useCallback, useEffect, useState } from 'react';

type State = 'working' | 'done' | 'failed';

/** Signs out as soon as it is opened, then says so, or offers to try again (POR-005, AUTH-013..015). */
export function LogoutPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const shell = useShell();
  const [state, setState] = useState<State>('working');
  const signOut = useCallback(() => {
    if (!shell) return;
    setState('working');
    shell.auth.signOut().then(
      () => setState('done'),
      (error: unknown) => {
        shell.reportError(error, 'sign-out');
        setState('failed');
      },
    );
  }, [shell]);
  useEffect(signOut, [signOut]);
  return (
    <div role="status" aria-busy={state === 'working'}>
      <Stack gap={4}>
        <Heading level={1} size="headline">
          {t(`logout.${state}.title`)}
        </Heading>
        <p>{t(`logout.${state}.text`)}</p>
        {state !== 'working' && (
          <Stack gap={3} direction="row">
            {state === 'failed' ? (
              <Button onClick={signOut}>{t('signIn.again')}</Button>
            ) : (
              <Button href={href('/mykomax')} icon={signInIcon}>
                {t('logout.again')}
              </Button>
            )}
            <Button href={href('/')} variant="secondary">
              {t('logout.home')}
            </Button>
          </Stack>
        )}
      </Stack>
    </div>
  );
}
