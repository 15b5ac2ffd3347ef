import { ContentAnchor } from '../../content-link/content-anchor.tsx';
import type { ContentLink } from '../../content-link/content-link.ts';
import { Icon } from '../../icon/icon.tsx';
import { arrowRightIcon, arrowUpRightIcon } from '../../icon/icons.ts';
import { Section } from '../../layout/section.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './link-list-module.module.css';

/** Props of LinkListModule. */
export interface LinkListModuleProps {
  /** Heading above the list. */
  readonly title: string | null;
  /** The links in order. */
  readonly links: readonly ContentLink[];
  /** Announced to screen readers for links that open another window. */
  readonly newWindowText: string;
}

/** A list of links, one line each. */
export function LinkListModule({ title, links, newWindowText }: LinkListModuleProps) {
  return (
    <Section spacing="compact">
      <ModuleHeading title={title} className={styles.title} />
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={`${link.href} ${link.text}`}>
            <ContentAnchor link={link} className={styles.link}>
              <span>{link.text}</span>
              {link.opensWindow && <VisuallyHidden> {newWindowText}</VisuallyHidden>}
              <Icon drawing={link.opensWindow ? arrowUpRightIcon : arrowRightIcon} size={20} />
            </ContentAnchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
