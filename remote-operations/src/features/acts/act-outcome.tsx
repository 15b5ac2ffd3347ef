import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { FactList } from '@kmx/remote-kit/lists/fact-list.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReleaseActResponse } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { CodeText } from '../texts/code-text.tsx';
import * as styles from './act-outcome.module.css';

/** What came of an act: served by all running shells, or refused and put back, with the reason of each shell (OPS-023). */
export function ActOutcome({ outcome }: { readonly outcome: ReleaseActResponse }): ReactNode {
  const t = useTranslate();
  const { isServed, shells, problems } = outcome;
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.outcome}>
      <StaticMessage
        type={isServed ? 'success' : 'error'}
        title={t(isServed ? 'act.served.title' : 'act.refused.title')}
      >
        {isServed ? t('act.served.text', { count: shells.length }) : t('act.refused.text')}
      </StaticMessage>
      {isServed && shells.length > 0 && (
        <ul className={styles.shells}>
          {shells.map((shell) => (
            <li key={shell}>
              <CodeText>{shell}</CodeText>
            </li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <FactList
          facts={problems.map(({ shell, reason }) => ({ label: shell, value: <span lang="en">{reason}</span> }))}
        />
      )}
    </div>
  );
}
