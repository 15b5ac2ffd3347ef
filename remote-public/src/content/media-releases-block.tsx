import { Section } from '@kmx/design-system/layout/section.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { ReleaseList } from '../features/releases/release-list.tsx';
import { BlockHeading } from './block-heading.tsx';
import * as styles from './downloads-block.module.css';

/** The newest media releases, or the newest ad hoc announcements, and the way to all of them (PUB-020). */
export function MediaReleasesBlock({ block }: { readonly block: RichBlockOf<'MediaReleasesBlock'> }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const isAdhoc = block.adhocOnly === true;
  return (
    <Section spacing="compact">
      <div className={styles.block}>
        <BlockHeading title={block.title} />
        <ReleaseList releases={block.releases} level={3} showLead={false} />
        <p>
          <Link variant="standalone" href={toHref(isAdhoc ? '/media-releases?adhoc=true' : '/media-releases')}>
            {t(isAdhoc ? 'media.allAdhoc' : 'media.all')}
          </Link>
        </p>
      </div>
    </Section>
  );
}
