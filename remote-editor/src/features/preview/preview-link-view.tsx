import { Button } from '@kmx/design-system/button/button.tsx';
import { copyIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useRef, useState } from 'react';
import type { PreviewLink } from '../../data/draft-preview.ts';
import { TimeText } from '../dates/time-text.tsx';
import * as styles from './preview-panel.module.css';

/** A link to a draft for copying, with its expiry. */
export function PreviewLinkView({ link: { url, expiresAt } }: { readonly link: PreviewLink }): ReactNode {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const copy = () => {
    field.current?.select();
    // Without clipboard permission the text stays selected, to be copied with the keyboard.
    navigator.clipboard.writeText(url).then(
      () => setAnnouncement(t('preview.copied')),
      () => setAnnouncement(t('preview.copyByHand')),
    );
  };
  return (
    <Stack gap={2}>
      <div className={styles.link}>
        <TextField ref={field} className={styles.field} label={t('preview.link')} readOnly value={url} />
        <Button variant="secondary" icon={copyIcon} onClick={copy}>
          {t('preview.copy')}
        </Button>
      </div>
      <p>
        {t('preview.expires')} <TimeText value={expiresAt} />
      </p>
      <p role="status">{announcement}</p>
    </Stack>
  );
}
