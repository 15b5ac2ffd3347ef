import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Tag } from '@kmx/design-system/tag/tag.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { prefetchAttribute } from '@kmx/shared-contracts/attributes.ts';
import type { ReactNode } from 'react';
import * as styles from './download-entry.module.css';
import type { Download } from './downloads.query.ts';
import { VersionDetails } from './version-details.tsx';

const categories = ['firmware', 'control', 'planning', 'diagnostics'];

/** One piece of software: description, newest version, and earlier versions on demand. */
export function DownloadEntry({ download }: { readonly download: Download }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { id, name, category, description, productSlugs, versions } = download;
  const [newest, ...earlier] = versions;
  return (
    <article className={styles.entry} id={id} aria-labelledby={`${id}-name`}>
      <div className={styles.head}>
        <Heading level={2} size="title" id={`${id}-name`}>
          {name}
        </Heading>
        <Tag>{categories.includes(category) ? t(`downloads.category.${category}`) : category}</Tag>
      </div>
      <p className={styles.description}>{description}</p>
      {productSlugs.length > 0 && (
        <p className={styles.products}>
          {t('downloads.for')}:{' '}
          {productSlugs.map((slug, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              {/* Fifty of them may be visible, and few are followed. */}
              <Link href={href(`/products/${slug}`)} {...{ [prefetchAttribute]: 'off' }}>
                {writeProductName(slug)}
              </Link>
            </span>
          ))}
        </p>
      )}
      {newest !== undefined && <VersionDetails name={name} version={newest} />}
      {earlier.length > 0 && (
        <Disclosure summary={t('downloads.earlier', { count: earlier.length })}>
          {earlier.map((version) => (
            <VersionDetails key={version.version} name={name} version={version} />
          ))}
        </Disclosure>
      )}
    </article>
  );
}

// Slugs of the catalogue are type names, vela-480-hv; short words mark a variant: Vela 480 HV.
function writeProductName(slug: string): string {
  return slug
    .split('-')
    .map((word) => (word.length < 3 ? word.toUpperCase() : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ');
}
