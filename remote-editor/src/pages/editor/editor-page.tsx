import { Button } from '@kmx/design-system/button/button.tsx';
import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { refreshIcon, signOutIcon } from '@kmx/design-system/icon/icons.ts';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { LoadingRegion } from '@kmx/design-system/skeleton/loading-region.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useShell } from '@kmx/shared-contracts/remote-root.tsx';
import { useCallback } from 'react';
import { signOutEditor } from '../../data/editor-session.ts';
import { useEditorSession } from '../../features/editor-session/use-editor-session.ts';
import { LoginForm } from '../../features/login/login-form.tsx';
import { NavigationComparison } from '../../features/navigation-diff/navigation-comparison.tsx';
import * as styles from './editor-page.module.css';

/** The editor area: login, then draft and published navigation (EDT-001, EDT-002). */
export function EditorPage() {
  const t = useTranslate();
  const shell = useShell();
  const { state, setState, retry } = useEditorSession();
  const expire = useCallback(() => setState('expired'), [setState]);
  const signOut = () => {
    signOutEditor().then(
      () => setState('signed-out'),
      (error: unknown) => {
        shell?.reportError(error, 'editor sign-out');
        shell?.showFlashMessage({
          kind: 'error',
          text: t('logout.failed'),
          link: null,
          isStatic: false,
          isFloating: true,
        });
      },
    );
  };
  return (
    <Section spacing="compact" width="stretched">
      <div className={styles.page}>
        <header className={styles.head}>
          <div className={styles.title}>
            <Heading level={1} size="headline">
              {t('editor.title')}
            </Heading>
            <p className={styles.lead}>{t('editor.lead')}</p>
          </div>
          {state === 'signed-in' && (
            <Button variant="secondary" icon={signOutIcon} onClick={signOut}>
              {t('logout')}
            </Button>
          )}
        </header>
        {state === 'checking' && (
          <LoadingRegion text={t('session.checking')}>
            <Skeleton shape="title" />
            <Skeleton lines={4} />
          </LoadingRegion>
        )}
        {state === 'failed' && (
          <FlashMessage
            type="error"
            isStatic
            action={
              <Button size="small" variant="secondary" icon={refreshIcon} onClick={retry}>
                {t('retry')}
              </Button>
            }
          >
            {t('session.failed')}
          </FlashMessage>
        )}
        {(state === 'signed-out' || state === 'expired') && (
          <LoginForm isExpired={state === 'expired'} onSignedIn={() => setState('signed-in')} />
        )}
        {state === 'signed-in' && <NavigationComparison onSignedOut={expire} />}
      </div>
    </Section>
  );
}
