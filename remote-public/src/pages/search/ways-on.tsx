import { Button } from '@kmx/design-system/button/button.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { createHref, useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { hardLink } from '@kmx/shared-contracts/attributes.ts';
import type { ReactNode } from 'react';
import type { SearchData } from './search.data.ts';
import * as styles from './search-page.module.css';
import { createSearchPath } from './search-path.ts';

interface WaysOnProps {
  readonly title: string;
  readonly text: string;
  readonly tips?: ReactNode;
  /** The failed search, which can be retried. */
  readonly retry?: SearchData;
}

const places = [
  ['/products', 'search.toProducts'],
  ['/services', 'search.toServices'],
  ['/stories', 'search.toStories'],
  ['/contact', 'search.toContact'],
] as const;

/** The text of a page without results, and links to continue from. */
export function WaysOn({ title, text, tips, retry }: WaysOnProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { mainSitePrefix } = usePageRequest();
  return (
    <section className={styles.ways}>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {tips}
      {retry !== undefined && (
        // A full page load: this very address is already shown, so a client-side navigation would not load it again.
        <Button href={toHref(createSearchPath({ query: retry.query, type: retry.type, page: 1 }))} {...hardLink}>
          {t('failure.retry')}
        </Button>
      )}
      <ul className={styles.places}>
        {places.map(([path, text]) => (
          <li key={path}>
            <Link variant="standalone" href={createHref(mainSitePrefix, path)}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
