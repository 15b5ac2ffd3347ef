import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { successIcon, warningIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { ReasonList } from '../texts/reason-list.tsx';
import type { Matter } from './find-matters.ts';
import * as styles from './matter-list.module.css';

interface MatterListProps {
  readonly matters: readonly Matter[];
  /** Id of the sentence when there are none. */
  readonly wellId: string;
  /** When and what else, below. */
  readonly children: ReactNode;
}

/** Whether everything is well, in one sentence; otherwise what is not, with the reasons (OPS-010). */
export function MatterList({ matters, wellId, children }: MatterListProps): ReactNode {
  const t = useTranslate();
  const isWell = matters.length === 0;
  return (
    <section className={styles.box} data-well={isWell}>
      <Icon drawing={isWell ? successIcon : warningIcon} className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.sentence} role="status">
          {isWell ? t(wellId) : t('matter.count', { count: matters.length })}
        </p>
        {!isWell && (
          <ul className={styles.matters}>
            {matters.map(({ textId, values, reasons }) => (
              <li key={`${textId} ${JSON.stringify(values)}`} className={styles.matter}>
                <p>{t(textId, values)}</p>
                <ReasonList reasons={reasons} />
              </li>
            ))}
          </ul>
        )}
        <p className={styles.note}>{children}</p>
      </div>
    </section>
  );
}
