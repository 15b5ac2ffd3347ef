import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { signInIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { LoadingRegion } from '@kmx/design-system/skeleton/loading-region.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import { useTranslate } from '../messages/messages.tsx';
import * as styles from './protected-area.module.css';
import { type ProtectionFailure, useProtection } from './use-protection.ts';

interface PromptTexts {
  readonly titleKey: string;
  readonly textKey: string;
}

/** Ids of the texts in which areas differ; the others are `signIn.*` of the remote. */
export interface ProtectionTexts {
  readonly needsScript: string;
  readonly again: string;
  readonly offline: string;
  /** The person wanted to sign out, which failed. */
  readonly notSignedOut: PromptTexts;
}

interface ProtectedAreaProps {
  readonly texts: ProtectionTexts;
  /** Of the heading of a prompt: 2 where the page has its title above. */
  readonly level?: 1 | 2;
  /** Placeholder of the page until the user is known. */
  readonly skeleton: ReactNode;
  readonly children: (user: User) => ReactNode;
}

/** Shows its content to a signed-in user only; the server always renders the skeleton (AUTH-005, D-62). */
export function ProtectedArea({ texts, level = 1, skeleton, children }: ProtectedAreaProps): ReactNode {
  const t = useTranslate();
  const { protection, signIn } = useProtection();
  if (protection.state === 'signed-in') return children(protection.user);
  if (protection.state === 'signing-in') {
    return (
      <Stack gap={7}>
        <Prompt level={level} titleKey="signIn.working.title" textKey="signIn.working.text">
          <Button variant="secondary" icon={signInIcon} onClick={signIn}>
            {t('signIn.button')}
          </Button>
          <noscript>{t(texts.needsScript)}</noscript>
        </Prompt>
        <LoadingRegion text={t('signIn.working.title')}>{skeleton}</LoadingRegion>
      </Stack>
    );
  }
  if (protection.state === 'signed-out' || protection.cause === 'cancelled') {
    const name = protection.state === 'signed-out' ? 'signedOut' : 'cancelled';
    return (
      <div role="status">
        <Prompt level={level} titleKey={`signIn.${name}.title`} textKey={`signIn.${name}.text`}>
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
      <Prompt level={level} {...describeFailure(cause, texts)}>
        <Button icon={signInIcon} onClick={signIn}>
          {t(texts.again)}
        </Button>
        {cause !== 'offline' && <p className={styles.detail}>{t('signIn.detail', { detail })}</p>}
      </Prompt>
    </div>
  );
}

function describeFailure(cause: Exclude<ProtectionFailure, 'cancelled'>, texts: ProtectionTexts): PromptTexts {
  if (cause === 'not-signed-out') return texts.notSignedOut;
  return { titleKey: 'signIn.failed.title', textKey: cause === 'offline' ? texts.offline : `signIn.${cause}.text` };
}

interface PromptProps extends PromptTexts {
  readonly level: 1 | 2;
  readonly children: ReactNode;
}

function Prompt({ level, titleKey, textKey, children }: PromptProps): ReactNode {
  const t = useTranslate();
  return (
    <Stack gap={4} className={styles.prompt}>
      <Heading level={level} size={level === 1 ? 'headline' : 'title'}>
        {t(titleKey)}
      </Heading>
      <p>{t(textKey)}</p>
      {children}
    </Stack>
  );
}
