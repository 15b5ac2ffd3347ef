import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { arrowUpRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import * as styles from '../../features/services/service-page.module.css';
import { ServicePage } from '../../features/services/service-page.tsx';

/** Wire Flow: link to the cloud, or installation on-premise (POR-011, POR-026, POR-044). */
export function WireFlowPage(): ReactNode {
  return (
    <ServicePage service="wire-flow">
      {({ userType, cloudUrl }) => (userType === 'onprem' ? <OnPremise /> : <Cloud url={cloudUrl} />)}
    </ServicePage>
  );
}

function Cloud({ url }: { readonly url: string | null }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <section className={styles.panel} aria-labelledby="wire-flow-cloud">
      <Heading level={2} size="lead" id="wire-flow-cloud">
        {t('wireFlow.cloud.title')}
      </Heading>
      {url === null ? (
        <>
          <p>{t('wireFlow.cloud.missing')}</p>
          <Link href={href('/contact')}>{t('desk.failure.contact')}</Link>
        </>
      ) : (
        <>
          <p>{t('wireFlow.cloud.text')}</p>
          <Button href={url} target="_blank" rel="noopener" iconAfter={arrowUpRightIcon}>
            {t('wireFlow.cloud.open')}
            <VisuallyHidden> {t('services.newWindow')}</VisuallyHidden>
          </Button>
        </>
      )}
    </section>
  );
}

function OnPremise(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <section className={styles.panel} aria-labelledby="wire-flow-onprem">
      <Heading level={2} size="lead" id="wire-flow-onprem">
        {t('wireFlow.onprem.title')}
      </Heading>
      <p>{t('wireFlow.onprem.text')}</p>
      <ol className={styles.steps}>
        <li>{t('wireFlow.onprem.step1')}</li>
        <li>{t('wireFlow.onprem.step2')}</li>
        <li>{t('wireFlow.onprem.step3')}</li>
      </ol>
      <Button href={href('/mykomax/downloads?search=Wire%20Flow')}>{t('wireFlow.onprem.get')}</Button>
      <Heading level={3} size="body">
        {t('wireFlow.onprem.administrator')}
      </Heading>
      <p>{t('wireFlow.onprem.administratorText')}</p>
    </section>
  );
}
