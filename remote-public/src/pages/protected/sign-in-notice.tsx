import { Button } from '@kmx/design-system/button/button.tsx';
import { NoticePage } from '@kmx/design-system/notice-page/notice-page.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { readTabValue, writeTabValue } from '@kmx/remote-kit/storage/tab-storage.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const attemptsKey = 'unlock-attempts';
/** One attempt leaves for the sign-in, the next one uses it; a page that still asks then must not go round in circles. */
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

/** A page for certain roles: signs in and comes back by itself, once; afterwards by the button (D-31, PUB-122). */
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
      // The content comes with a document of its own, made for who is signed in.
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
