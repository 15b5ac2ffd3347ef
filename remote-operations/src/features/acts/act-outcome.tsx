import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { FactList } from '@kmx/remote-kit/lists/fact-list.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReleaseActResponse } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { CodeText } from '../texts/code-text.tsx';
import * as styles from './act-outcome.module.css';

/** How each outcome of an act is said. */
export const messageTypes = { served: 'success', 'put-back': 'error', unconfirmed: 'info' } as const;

/**
 * What came of an act: served by all running shells, refused and put back, or not confirmed by all of them, with the reason of
 * each shell (OPS-023).
 */
export function ActOutcome({ done }: { readonly done: ReleaseActResponse }): ReactNode {
  const t = useTranslate();
  const { outcome, shells, problems } = done;
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.outcome}>
      <StaticMessage type={messageTypes[outcome]} title={t(`act.${outcome}.title`)}>
        {t(`act.${outcome}.text`, { count: shells.length })}
      </StaticMessage>
      {shells.length > 0 && (
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
          facts={problems.map(({ shell, reason }) => ({
            label: shell || t('request.details'),
            value: <span lang="en">{reason}</span>,
          }))}
        />
      )}
    </div>
  );
}
