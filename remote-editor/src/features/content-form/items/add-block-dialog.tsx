import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useSignIn } from '../../../data/session-context.ts';
import { describeBlock } from '../../page-facts/describe-field.ts';
import * as styles from '../content-form.module.css';

interface AddBlockDialogProps {
  readonly typeNames: readonly string[];
  readonly onClose: () => void;
  readonly onChoose: (typeName: string) => void;
}

/** The kinds of blocks that a page can contain, each with a sentence about its use. */
export function AddBlockDialog({ typeNames, onClose, onChoose }: AddBlockDialogProps): ReactNode {
  const t = useTranslate();
  const { isExpired } = useSignIn();
  return (
    <Dialog open={!isExpired} onClose={onClose} title={t('block.choose')} closeText={t('close')} size="large">
      <ul className={styles.kinds}>
        {typeNames.map((typeName) => {
          const about = t(`blockAbout.${typeName}`);
          return (
            <li key={typeName}>
              <button type="button" className={styles.choice} onClick={() => onChoose(typeName)}>
                <strong>{describeBlock(typeName, t)}</strong>
                {about !== `blockAbout.${typeName}` && <span className={styles.kind}>{about}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
