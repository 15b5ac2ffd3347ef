import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { PanelName } from '../../state/open-panel/open-panel.model.ts';
import { openByClick } from '../controls/open-by-click.ts';
import * as styles from './phone-menu.module.css';

interface MenuWaysProps {
  /** The contact page to open in a new tab; null when the menu already links it. */
  readonly contactHref: string | null;
  readonly isNewsUnread: boolean;
  readonly onOpen: (panel: PanelName) => void;
}

/** The controls at the edge of wide windows, as entries of the narrow menu, where they would cover the page (PUB-023, PUB-025). */
export function MenuWays({ contactHref, isNewsUnread, onOpen }: MenuWaysProps) {
  const translate = useTranslate();
  return (
    <>
      {contactHref !== null && (
        <li>
          <a
            className={styles.entry}
            href={contactHref}
            aria-haspopup="dialog"
            onClick={(event) => openByClick(event, () => onOpen('contact'))}
          >
            <span>{translate('side.contact')}</span>
          </a>
        </li>
      )}
      <li>
        <button
          type="button"
          className={styles.entry}
          aria-haspopup="dialog"
          aria-label={isNewsUnread ? translate('side.news.unread') : undefined}
          data-unread={isNewsUnread}
          data-unread-label={translate('side.news.unread')}
          onClick={() => onOpen('news')}
        >
          <span>{translate('side.news')}</span>
        </button>
      </li>
    </>
  );
}
