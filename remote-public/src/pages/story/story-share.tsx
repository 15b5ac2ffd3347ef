import { Button } from '@kmx/design-system/button/button.tsx';
import { checkIcon, mailIcon, shareIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import * as styles from './story-share.module.css';

interface StoryShareProps {
  readonly title: string;
  readonly url: string;
}

type Outcome = 'none' | 'copied' | 'refused';

/** Passes an address to the device's share function, otherwise to the clipboard. */
async function passOn(title: string, url: string): Promise<Outcome> {
  if ('share' in navigator) {
    // The visitor closing the share sheet is no failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return 'none';
  }
  return 'clipboard' in navigator
    ? await (navigator as Navigator).clipboard.writeText(url).then(
        () => 'copied' as const,
        () => 'refused' as const,
      )
    : 'refused';
}

/** Ways to share a story, none of them through a third party; without scripts the e-mail link remains (PUB-029, PUB-037). */
export function StoryShare({ title, url }: StoryShareProps): ReactNode {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const share = () => void passOn(title, location.href).then(setOutcome);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <section aria-label={t('story.share')} className={styles.share}>
      <Button
        variant="secondary"
        size="small"
        icon={outcome === 'copied' ? checkIcon : shareIcon}
        className={styles.scripted}
        onClick={share}
      >
        {t('story.share')}
      </Button>
      <Button variant="quiet" size="small" icon={mailIcon} href={mail}>
        {t('story.mailLink')}
      </Button>
      <p role="status" className={styles.status}>
        {outcome === 'copied' && t('story.copied')}
        {outcome === 'refused' && t('story.copyYourself', { url })}
      </p>
    </section>
  );
}
