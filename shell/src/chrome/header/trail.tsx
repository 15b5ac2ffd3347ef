import { Breadcrumbs } from '@kmx/design-system/breadcrumbs/breadcrumbs.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { Breadcrumb } from '@kmx/shared-contracts/navigation.ts';
import * as styles from './trail.module.css';

interface TrailProps {
  /** The trail from the home page to the current page. */
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly homeHref: string;
}

/** The breadcrumbs below the header; the home page has none (PUB-050..053). */
export function Trail({ breadcrumbs, homeHref }: TrailProps) {
  const translate = useTranslate();
  const [home, ...steps] = breadcrumbs;
  if (home === undefined || steps.length === 0) return null;
  return (
    <div className={styles.trail}>
      <div className={styles.inner}>
        <Breadcrumbs
          label={translate('nav.breadcrumbs')}
          homeLabel={home.title}
          homeHref={home.href ?? homeHref}
          items={steps.map(({ title, href, language }) => ({ text: title, href: href ?? undefined, lang: language }))}
        />
      </div>
    </div>
  );
}
