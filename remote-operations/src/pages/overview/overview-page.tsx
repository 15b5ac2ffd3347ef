import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './overview-page.module.css';

/** The first page: rendered by the server, and alive in the browser. */
export function OverviewPage(): ReactNode {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={box.page}>
      <Stack gap={5}>
        <Heading level={1}>{t('overview.title')}</Heading>
        <p className={box.lead}>{t('overview.lead')}</p>
        <div className={styles.details}>
          <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'overview.hide' : 'overview.show')}
          </Button>
          <p id={id} hidden={!isOpen} className={styles.note}>
            {t('overview.details')}
          </p>
        </div>
      </Stack>
    </div>
  );
}
