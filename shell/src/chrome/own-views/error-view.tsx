import { ErrorPage } from '@kmx/design-system/error-page/error-page.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { resolveHomeHref } from '../links/home-href.ts';

/** A failure with its own text. */
export type ErrorReason = 'previewExpired' | 'previewInvalid' | 'releasePreview';

export interface ErrorViewProps {
  readonly status: number;
  /** A more specific text than the status has; null for the text of the status. */
  readonly reason: ErrorReason | null;
  /** Unlocalized path of the request; decides which way out the page offers. */
  readonly path: string;
  /** The error message of the catalogue for the small print, `Page not found: /x` (D-14). */
  readonly message: string;
  /** Request id under which the logs explain the failure; null when there is none. */
  readonly requestId?: string | null;
  readonly urlPrefix: string;
  /** Prefix of the main site, the only one with products and portal. */
  readonly mainSitePrefix: string;
  readonly contactHref: string;
}

const describedStatuses = [400, 403, 404, 405, 410, 429];

/** The designed error page in the language of the visitor, its ways on chosen by the path (PUB-049, ERR-006). */
export function ErrorView({
  status,
  reason,
  path,
  message,
  requestId = null,
  urlPrefix,
  mainSitePrefix,
  contactHref,
}: ErrorViewProps) {
  const translate = useTranslate();
  const text = reason ?? resolveTextId(status);
  const isPortal = /(?:^|\/)mykomax(?:\/|$)/.test(path);
  return (
    <ErrorPage
      status={status}
      overline={translate('error.overline', { status: String(status) })}
      title={translate(`error.${text}.title`)}
      text={translate(`error.${text}.text`)}
      notice={status >= 500 ? translate('error.maintenance') : null}
      ways={{
        home: { href: resolveHomeHref(urlPrefix), text: translate('error.home') },
        next: isPortal
          ? { href: `${mainSitePrefix}/mykomax`, text: translate('error.portal') }
          : { href: `${mainSitePrefix}/products`, text: translate('error.products') },
        contact: { href: contactHref, text: translate('error.contact') },
      }}
      message={message}
      reference={requestId === null ? null : translate('error.reference', { id: requestId })}
    />
  );
}

function resolveTextId(status: number): number {
  if (describedStatuses.includes(status)) return status;
  if (status >= 500) return 500;
  return status === 401 ? 403 : 400;
}
