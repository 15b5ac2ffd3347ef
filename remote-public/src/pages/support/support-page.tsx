import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { SupportRequestForm } from '../../features/forms/support-request-form.tsx';
import * as styles from './support-page.module.css';

/** Support request: the form, and next to it tips for a quick answer (SYS-036, PUB-032, CON-014). */
export function SupportPage(): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  return (
    <Section spacing="compact">
      <div className={styles.page}>
        <header className={styles.header}>
          <Heading level={1} overline={t('support.overline')}>
            {t('support.title')}
          </Heading>
          <p className={styles.lead}>{t('support.lead')}</p>
        </header>
        <SupportRequestForm />
        <aside className={styles.aside}>
          <Heading level={2} size="lead">
            {t('support.helpTitle')}
          </Heading>
          <ul>
            <li>{t('support.helpPlate')}</li>
            <li>{t('support.helpDisplay')}</li>
            <li>{t('support.helpSample')}</li>
          </ul>
          <p>{t('support.urgent')}</p>
          <Link variant="standalone" href={toHref('/contact')}>
            {t('support.contact')}
          </Link>
          <Link variant="standalone" href={toHref('/privacy')}>
            {t('form.privacyLink')}
          </Link>
        </aside>
      </div>
    </Section>
  );
}
