import { Button } from '@kmx/design-system/button/button.tsx';
import { NoticePage } from '@kmx/design-system/notice-page/notice-page.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { readTabValue, writeTabValue } from '@kmx/remote-kit/storage/tab-storage.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const attemptsKey = 'unlock-attempts';
/** The first attempt leaves for the sign-in, the second uses its result; a page still asking after that must not loop. */
const maxAttempts = 2;
const attemptsMs = 120_000;

function takeAttempt(url: string): boolean {
  const [lastUrl, time, count] = (readTabValue(attemptsKey) ?? '').split(' ');
  const isRecent = lastUrl === url && Date.now() - Number(time) < attemptsMs;
  const taken = isRecent ? Number(count) : 0;
  if (taken >= maxAttempts) return false;
  writeTabValue(attemptsKey, `${url} ${Date.now()} ${taken + 1}`);
  return true;
}

/** A page for certain roles: signs in and returns automatically once, afterwards by a button (D-31, PUB-122). */
export function SignInNotice(): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const shell = useShell();
  const { url } = usePageRequest();
  const [state, setState] = useState<'waiting' | 'working' | 'failed'>('waiting');
  const hasStarted = useRef(false);

  const unlock = async (): Promise<void> => {
    if (shell === null) return;
    try {
      await shell.auth.unlockPages();
      // The content comes with a new document, rendered for the signed-in user.
      location.reload();
    } catch (error) {
      shell.reportError(error, 'unlocking a page');
      setState('failed');
    }
  };
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (takeAttempt(url)) void unlock();
  });
  return (
    <NoticePage overline={t('access.overline')} title={t('access.signInTitle')} text={t('access.signInText')}>
      <Button
        busy={state === 'working'}
        busyText={t('form.sending')}
        onClick={() => {
          setState('working');
          void unlock();
        }}
      >
        {t('access.signIn')}
      </Button>
      <Button href={toHref('/')} variant="secondary">
        {t('notFound.home')}
      </Button>
      {state === 'failed' && <p role="alert">{t('access.signInFailed')}</p>}
    </NoticePage>
  );
}
