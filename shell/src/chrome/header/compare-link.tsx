import { CountBadge } from '@kmx/design-system/count-badge/count-badge.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { columnsIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { PanelName } from '../../state/open-panel/open-panel.model.ts';
import { openByClick } from '../controls/open-by-click.ts';
import * as styles from '../controls/tool.module.css';

interface CompareLinkProps {
  readonly href: string;
  readonly count: number;
  readonly onOpen: (panel: PanelName) => void;
  /** Appearance; defaults to a tool of the header. */
  readonly className?: string | undefined;
}

/** Shows how many products are being compared and opens the compare panel; without script it links to the comparison (PUB-022). */
export function CompareLink({ href, count, onOpen, className = styles.tool }: CompareLinkProps) {
  const label = useTranslate()('compare.link', { count });
  return (
    <a
      className={className}
      href={href}
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={(event) => openByClick(event, () => onOpen('compare'))}
    >
      <Icon drawing={columnsIcon} />
      <CountBadge count={count} />
    </a>
  );
}
