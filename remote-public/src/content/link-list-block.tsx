import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { BlockHeading } from './block-heading.tsx';
import { ContentAnchor } from './content-link.tsx';
import * as styles from './link-list-block.module.css';

/** Ways on as a list, one line each. */
export function LinkListBlock({ block }: { readonly block: RichBlockOf<'LinkListBlock'> }): ReactNode {
  const t = useTranslate();
  return (
    <Section spacing="compact">
      <BlockHeading title={block.title} className={styles.title} />
      <ul className={styles.links}>
        {block.links.map((link) => (
          <li key={`${link.href} ${link.text}`}>
            <ContentAnchor link={link} className={styles.link}>
              <span>{link.text}</span>
              {link.opensWindow && <VisuallyHidden> {t('link.newWindow')}</VisuallyHidden>}
              <Icon drawing={arrowRightIcon} size={20} />
            </ContentAnchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
