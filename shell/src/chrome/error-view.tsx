import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { homeIcon, wrenchIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { resolveHomeHref } from './home-href.ts';
import * as styles from './notice-page.module.css';

export interface ErrorViewProps {
  readonly status: number;
  /** Unlocalized path that was asked for; it decides which way on is offered. */
  readonly path: string;
  /** The error message of the catalogue for the small print, `Page not found: /x` (D-14). */
  readonly message: string;
  readonly urlPrefix: string;
  /** Prefix of the main site, which alone has products and portal. */
  readonly mainSitePrefix: string;
  readonly contactHref: string;
}

const describedStatuses = [400, 403, 404, 405, 410, 429];

/** The designed error page: what happened, whether to wait, and the ways on (PUB-049, ERR-006). */
export function ErrorView({ status, path, message, urlPrefix, mainSitePrefix, contactHref }: ErrorViewProps) {
  const translate = useTranslate();
  const text = resolveTextId(status);
  const isPortal = /(?:^|\/)mykomax(?:\/|$)/.test(path);
  return (
    <div className={styles.page} data-status={status}>
      <Heading level={1} overline={translate('error.overline', { status: String(status) })}>
        {translate(`error.${text}.title`)}
      </Heading>
      <p className={styles.text}>{translate(`error.${text}.text`)}</p>
      {status >= 500 && (
        <p className={styles.notice}>
          <Icon drawing={wrenchIcon} />
          <span>{translate('error.maintenance')}</span>
        </p>
      )}
      <div className={styles.actions}>
        <Button href={resolveHomeHref(urlPrefix)} icon={homeIcon}>
          {translate('error.home')}
        </Button>
        {isPortal ? (
          <Button variant="secondary" href={`${mainSitePrefix}/mykomax`}>
            {translate('error.portal')}
          </Button>
        ) : (
          <Button variant="secondary" href={`${mainSitePrefix}/products`}>
            {translate('error.products')}
          </Button>
        )}
        <Button variant="quiet" href={contactHref}>
          {translate('error.contact')}
        </Button>
      </div>
      {message !== '' && (
        <p className={styles.small} lang="en">
          {message}
        </p>
      )}
    </div>
  );
}

function resolveTextId(status: number): number {
  if (describedStatuses.includes(status)) return status;
  if (status >= 500) return 500;
  return status === 401 ? 403 : 400;
}
