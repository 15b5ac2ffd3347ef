import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { signInIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { LoadingRegion } from '@kmx/design-system/skeleton/loading-region.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import * as styles from './protected-area.module.css';
import { type ProtectionFailure, useProtection } from './use-protection.ts';

interface ProtectedAreaProps {
  /** Placeholder of the page until the person is known. */
  readonly skeleton: ReactNode;
  readonly children: (user: User) => ReactNode;
}

/** Shows its content to a signed-in person only, below the title of the page; the server always renders the skeleton (OPS-005). */
export function ProtectedArea({ skeleton, children }: ProtectedAreaProps): ReactNode {
  const t = useTranslate();
  const { protection, signIn } = useProtection();
  if (protection.state === 'signed-in') return children(protection.user);
  if (protection.state === 'signing-in') {
    return (
      <Stack gap={6}>
        <Prompt titleKey="signIn.working.title" textKey="signIn.working.text">
          <Button variant="secondary" icon={signInIcon} onClick={signIn}>
            {t('signIn.button')}
          </Button>
          <noscript>{t('signIn.needsScript')}</noscript>
        </Prompt>
        <LoadingRegion text={t('signIn.working.title')}>{skeleton}</LoadingRegion>
      </Stack>
    );
  }
  if (protection.state === 'signed-out' || protection.cause === 'cancelled') {
    const name = protection.state === 'signed-out' ? 'signedOut' : 'cancelled';
    return (
      <div role="status">
        <Prompt titleKey={`signIn.${name}.title`} textKey={`signIn.${name}.text`}>
          <Button icon={signInIcon} onClick={signIn}>
            {t('signIn.button')}
          </Button>
        </Prompt>
      </div>
    );
  }
  const { cause, detail } = protection;
  return (
    <div role="alert">
      <Prompt titleKey="signIn.failed.title" textKey={failureTexts[cause]}>
        <Button icon={signInIcon} onClick={signIn}>
          {t('request.retry')}
        </Button>
        {cause !== 'offline' && <p className={styles.detail}>{t('signIn.detail', { detail })}</p>}
      </Prompt>
    </div>
  );
}

const failureTexts: Readonly<Record<Exclude<ProtectionFailure, 'cancelled'>, string>> = {
  failed: 'signIn.failed.text',
  blocked: 'signIn.blocked.text',
  offline: 'request.offline',
};

interface PromptProps {
  readonly titleKey: string;
  readonly textKey: string;
  readonly children: ReactNode;
}

function Prompt({ titleKey, textKey, children }: PromptProps): ReactNode {
  const t = useTranslate();
  return (
    <Stack gap={4} className={styles.prompt}>
      <Heading level={2} size="title">
        {t(titleKey)}
      </Heading>
      <p>{t(textKey)}</p>
      {children}
    </Stack>
  );
}
