import { Button } from '@kmx/design-system/button/button.tsx';
import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { refreshIcon } from '@kmx/design-system/icon/icons.ts';
import * as area from '@kmx/design-system/layout/area-frame.module.css';
import { LoadingRegion } from '@kmx/design-system/skeleton/loading-region.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { FrameProps } from '@kmx/remote-kit/remote/define-remote.ts';
import { type ReactNode, useMemo, useState } from 'react';
import type { EditorPageDefinition } from '../../data/editor-page-definition.ts';
import { SessionContext } from '../../data/session-context.ts';
import { LoginForm } from '../login/login-form.tsx';
import { useEditorSession } from '../session/use-editor-session.ts';
import { UndoArea } from '../undo/undo-area.tsx';
import * as styles from './editor-frame.module.css';
import { EditorRail } from './editor-rail.tsx';

/** The frame of the editor area: the rail with its pages, and the page for signed-in editors (EDT-002, EDT-003). */
export function EditorFrame({ page, children }: FrameProps<EditorPageDefinition>): ReactNode {
  const t = useTranslate();
  const { state, setState, retry } = useEditorSession();
  const [signIns, setSignIns] = useState(0);
  const isExpired = state === 'expired';
  const session = useMemo(
    () => ({ expire: () => setState('expired'), isExpired, signIns }),
    [setState, isExpired, signIns],
  );
  if (page.name === 'not-found') return <div className={area.frame}>{children}</div>;
  const isOpen = state === 'signed-in' || isExpired;
  return (
    <div className={joinClassNames(area.frame, styles.frame)} data-rail={isOpen}>
      {isOpen && (
        <SessionContext value={session}>
          <EditorRail onSignedOut={() => setState('signed-out')} />
        </SessionContext>
      )}
      <div className={area.content}>
        {state !== 'signed-in' && (
          <div className={styles.signIn}>
            <Heading level={1} size="headline">
              {t(page.titleId)}
            </Heading>
            {state === 'checking' && (
              <LoadingRegion text={t('session.checking')}>
                <Skeleton shape="title" />
                <Skeleton lines={4} />
              </LoadingRegion>
            )}
            {state === 'failed' && (
              <StaticMessage
                type="error"
                action={
                  <Button size="small" variant="secondary" icon={refreshIcon} onClick={retry}>
                    {t('retry')}
                  </Button>
                }
              >
                {t('session.failed')}
              </StaticMessage>
            )}
            {(state === 'signed-out' || isExpired) && (
              <LoginForm
                isExpired={isExpired}
                onSignedIn={() => {
                  setSignIns((count) => count + 1);
                  setState('signed-in');
                }}
              />
            )}
          </div>
        )}
        {isOpen && (
          // A page whose session has expired stays mounted, with all typed input.
          <div hidden={isExpired}>
            <SessionContext value={session}>
              <UndoArea>{children}</UndoArea>
            </SessionContext>
          </div>
        )}
      </div>
    </div>
  );
}
