import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { columnsIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import * as styles from './tool.module.css';

interface CompareLinkProps {
  readonly href: string;
  readonly count: number;
}

/** Leads to the catalogue, where the comparison opens, and says how many products wait in it. */
export function CompareLink({ href, count }: CompareLinkProps) {
  const label = useTranslate()('compare.link', { count });
  return (
    <a className={styles.tool} href={href} aria-label={label} title={label}>
      <Icon drawing={columnsIcon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  );
}
