import { Icon } from '../icon/icon.tsx';
import { arrowLeftIcon, chevronRightIcon, homeIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './breadcrumbs.module.css';

/** One step of the path; the last one is the page itself. A step without a page of its own has no href. */
export interface Breadcrumb {
  readonly text: string;
  readonly href?: string | undefined;
  /** Language of the text where it differs from the page's. */
  readonly lang?: string | undefined;
}

/** Props of Breadcrumbs: items run from below home to the current page. */
export interface BreadcrumbsProps {
  /** Name of the navigation for screen readers. */
  readonly label: string;
  /** Name of the home link, which is shown as an icon. */
  readonly homeLabel: string;
  /** Target of the home link. */
  readonly homeHref: string;
  /** The steps from below home to this page; one without href is no link. */
  readonly items: readonly Breadcrumb[];
}

/** The path from home to this page; on small screens only a link back to the parent (PUB-050, PUB-053). */
export function Breadcrumbs({ label, homeLabel, homeHref, items }: BreadcrumbsProps) {
  const parent = items.slice(0, -1).findLastIndex((item) => item.href !== undefined);
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        <li className={styles.step} data-parent={parent === -1}>
          <a href={homeHref} className={styles.link}>
            <Icon drawing={arrowLeftIcon} size={16} className={styles.back} />
            <Icon drawing={homeIcon} size={16} />
            <VisuallyHidden>{homeLabel}</VisuallyHidden>
          </a>
        </li>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.text}`} className={styles.step} data-parent={index === parent}>
            <Icon drawing={chevronRightIcon} size={16} className={styles.separator} />
            {renderStep(item, index === items.length - 1)}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function renderStep(item: Breadcrumb, isCurrent: boolean) {
  if (isCurrent)
    return (
      <span aria-current="page" lang={item.lang}>
        {item.text}
      </span>
    );
  if (item.href === undefined) return <span lang={item.lang}>{item.text}</span>;
  return (
    <a href={item.href} className={styles.link}>
      <Icon drawing={arrowLeftIcon} size={16} className={styles.back} />
      <span lang={item.lang}>{item.text}</span>
    </a>
  );
}
