import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { warningIcon } from '@kmx/design-system/icon/icons.ts';
import { formatUtcTime } from '@kmx/remote-kit/format/format-date.ts';
import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { hardLink } from '@kmx/shared-contracts/attributes.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import * as strip from './strip.module.css';

export interface ReleasePreviewStripProps {
  /** Versions by remote. */
  readonly versions: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly expires: number;
  /** Whether the page shows these versions; otherwise it is the one that everybody sees. */
  readonly isShown: boolean;
  readonly locale: Locale;
}

/** Says that a page shows a preview of releases, or cannot show it, and leads out of it (REL-10); it needs no script. */
export function ReleasePreviewStrip({ versions, expires, isShown, locale }: ReleasePreviewStripProps) {
  const translate = useTranslate();
  const names = formatList(
    Object.entries(versions).map(([name, version]) => `${name} ${version}`),
    locale,
  );
  const time = formatUtcTime(expires, locale);
  return (
    <section className={strip.strip} data-kind="warning" aria-label={translate('releasePreview.label')}>
      <p className={strip.inner}>
        <Icon drawing={warningIcon} />
        <span className={strip.text}>
          {isShown
            ? translate('releasePreview.shown', { names, time })
            : translate('releasePreview.unavailable', { names })}
        </span>
        <a href="?releasePreview=off" {...hardLink}>
          {translate('releasePreview.leave')}
        </a>
      </p>
    </section>
  );
}
