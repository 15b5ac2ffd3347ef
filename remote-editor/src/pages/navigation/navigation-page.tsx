import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useSignIn } from '../../data/session-context.ts';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { NavigationComparison } from '../../features/navigation-diff/navigation-comparison.tsx';

/** The navigation of this site, draft next to published, with the differences marked (EDT-002). */
export function NavigationPage(): ReactNode {
  const t = useTranslate();
  const { expire } = useSignIn();
  return (
    <EditorPage title={t('navigation.title')} lead={t('editor.lead')}>
      <NavigationComparison onSignedOut={expire} />
    </EditorPage>
  );
}
