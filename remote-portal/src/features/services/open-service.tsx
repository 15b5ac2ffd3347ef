import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { arrowUpRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import * as styles from './service-page.module.css';
import type { ServiceTile } from './service-tile.ts';

/** Opens a service of another system; explains when its address is not known yet. */
export function OpenService({ tile }: { readonly tile: ServiceTile }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { service, action } = tile;
  const url = action.kind === 'open' && !action.url.startsWith('/') ? action.url : null;
  const name = t(`service.${service}.name`);
  return (
    <section className={styles.panel} aria-labelledby="service-open">
      <Heading level={2} size="lead" id="service-open">
        {t('services.open.title', { service: name })}
      </Heading>
      {url === null ? (
        <>
          <p>{t('services.open.missing')}</p>
          <Link href={href('/contact')}>{t('desk.failure.contact')}</Link>
        </>
      ) : (
        <>
          <p>{t('services.open.text')}</p>
          <Button href={url} target="_blank" rel="noopener" iconAfter={arrowUpRightIcon}>
            {t('services.open.button', { service: name })}
            <VisuallyHidden> {t('services.newWindow')}</VisuallyHidden>
          </Button>
        </>
      )}
    </section>
  );
}
