import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../../button/icon-button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../icon/icons.ts';
import type { LightboxTexts } from './gallery-texts.ts';
import * as styles from './lightbox-frame.module.css';
import { useSwipe } from './use-swipe.ts';

/** Props of LightboxFrame. */
export interface LightboxFrameProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Index of the shown picture, from 0, and the number of pictures. */
  readonly chosen: number;
  readonly count: number;
  readonly texts: LightboxTexts;
  readonly onTurn: (step: 1 | -1) => void;
  readonly onClose: () => void;
  /** The large picture. */
  readonly children: ReactNode;
  /** Placed below the buttons, such as thumbnails. */
  readonly below?: ReactNode;
}

/** A lightbox for pictures and videos: arrow keys, buttons and swipes turn it, Escape closes it (CON-018). */
export function LightboxFrame(props: LightboxFrameProps) {
  const { title, isOpen, chosen, count, texts, onTurn, onClose, children, below } = props;
  const swipe = useSwipe(onTurn);
  const handleKey = ({ key, target }: KeyboardEvent) => {
    // The arrow keys seek in a focused video.
    if (target instanceof HTMLVideoElement) return;
    if (key === 'ArrowRight') onTurn(1);
    if (key === 'ArrowLeft') onTurn(-1);
  };
  return (
    // The keys turn the pictures wherever the focus is in the dialog.
    <div onKeyDown={handleKey}>
      <Dialog open={isOpen} onClose={onClose} title={title} closeText={texts.close} size="full">
        {isOpen && (
          <div className={styles.lightbox} {...swipe}>
            {children}
            {count > 1 && (
              <p className={styles.turns}>
                <IconButton icon={chevronLeftIcon} label={texts.previous} onClick={() => onTurn(-1)} />
                <span aria-live="polite">
                  {chosen + 1} / {count}
                </span>
                <IconButton icon={chevronRightIcon} label={texts.next} onClick={() => onTurn(1)} />
              </p>
            )}
            {below}
          </div>
        )}
      </Dialog>
    </div>
  );
}
