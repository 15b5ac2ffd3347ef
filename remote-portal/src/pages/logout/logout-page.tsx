import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { refreshIcon, signInIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useReconnection } from '@kmx/remote-kit/session/use-reconnection.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';

type State =
  | { readonly name: 'working' | 'done' }
  | { readonly name: 'failed'; readonly detail: string; readonly isOffline: boolean };

/** Signs out as soon as it is opened, then confirms it, or reports the failure and retries (POR-005, AUTH-013..015, ERR-022, ERR-023). */
export function LogoutPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const shell = useShell();
  const [state, setState] = useState<State>({ name: 'working' });
  const signOut = useCallback(() => {
    if (!shell) return;
    setState({ name: 'working' });
    shell.auth.signOut().then(
      () => setState({ name: 'done' }),
      (error: unknown) => {
        shell.reportError(error, 'sign-out');
        const detail = error instanceof Error ? error.message : String(error);
        setState({ name: 'failed', detail, isOffline: !navigator.onLine });
      },
    );
  }, [shell]);
  useEffect(signOut, [signOut]);
  useReconnection(state.name === 'failed', signOut);
  return (
    <div role="status" aria-busy={state.name === 'working'}>
      <Stack gap={4}>
        <Heading level={1} size="headline">
          {t(`logout.${state.name}.title`)}
        </Heading>
        <p>{t(`logout.${state.name}.text`)}</p>
        {state.name === 'failed' && (
          <p>{state.isOffline ? t('desk.failure.offline') : t('signIn.detail', { detail: state.detail })}</p>
        )}
        {state.name !== 'working' && (
          <Stack gap={3} direction="row">
            {state.name === 'failed' ? (
              <Button icon={refreshIcon} onClick={signOut}>
                {t('signIn.again')}
              </Button>
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
