import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { messageIcon, newsIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { MouseEvent } from 'react';
import type { PanelName } from '../../state/open-panel/open-panel.model.ts';
import { openByClick } from '../controls/open-by-click.ts';
import { CompareLink } from './compare-link.tsx';
import * as styles from './side-buttons.module.css';

interface SideButtonsProps {
  /** Where contact leads without script. */
  readonly contactHref: string;
  /** Null on sites without a comparison (D-37). */
  readonly compare: { readonly href: string; readonly count: number } | null;
  readonly isNewsUnread: boolean;
  readonly onOpen: (panel: PanelName) => void;
}

/** Contact, comparison and news at the edge of every page, unless the site hides them (SYS-024, D-18, PUB-023, PUB-025). */
export function SideButtons({ contactHref, compare, isNewsUnread, onOpen }: SideButtonsProps) {
  const translate = useTranslate();
  const contact = translate('side.contact');
  const news = translate(isNewsUnread ? 'side.news.unread' : 'side.news');
  const openContact = (event: MouseEvent) => openByClick(event, () => onOpen('contact'));
  return (
    <aside className={styles.side} aria-label={translate('side.label')} data-side-buttons="">
      <a
        className={styles.button}
        href={contactHref}
        aria-haspopup="dialog"
        aria-label={contact}
        title={contact}
        onClick={openContact}
      >
        <Icon drawing={messageIcon} />
      </a>
      {compare !== null && <CompareLink {...compare} onOpen={onOpen} className={styles.button} />}
      <button
        type="button"
        className={styles.button}
        data-scripted=""
        data-unread={isNewsUnread}
        data-unread-label={translate('side.news.unread')}
        aria-haspopup="dialog"
        aria-label={news}
        title={news}
        onClick={() => onOpen('news')}
      >
        <Icon drawing={newsIcon} />
        <span className={styles.mark} />
      </button>
    </aside>
  );
}
