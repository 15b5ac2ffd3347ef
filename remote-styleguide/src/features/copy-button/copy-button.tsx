import { Button } from '@kmx/design-system/button/button.tsx';
import { checkIcon, copyIcon } from '@kmx/design-system/icon/icons.ts';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useState } from 'react';
import * as styles from './copy-button.module.css';

interface CopyButtonProps {
  readonly text: string;
  /** Names the copied text, for screen readers, after the button's text. */
  readonly name: string;
}

/** Copies a text and announces the result; hidden without scripts. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const t = useTranslate();
  // The surrounding examples may be in English.
  const { language } = usePageRequest().locale;
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async () => {
    // Browsers offer no clipboard to pages without a secure connection.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? 'copied' : 'refused');
  };
  return (
    <span className={styles.copy} lang={language}>
      <span role="status" className={outcome === 'refused' ? styles.refused : styles.said}>
        {outcome === 'copied' && t('copy.done')}
        {outcome === 'refused' && t('copy.refused')}
      </span>
      <Button
        variant="quiet"
        size="small"
        icon={outcome === 'copied' ? checkIcon : copyIcon}
        onClick={() => void copy()}
        onBlur={() => setOutcome('none')}
      >
        {t('copy.action')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </span>
  );
}
