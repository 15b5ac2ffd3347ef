import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { XliffProblems } from '../../data/page-translation.ts';
import * as styles from './problem-list.module.css';

const known = [
  'unreadable',
  'other-page',
  'other-language',
  'missing-unit',
  'unknown-unit',
  'repeated-unit',
  'not-translated',
  'source-changed',
  'placeholders-changed',
];

/** All problems of a refused translation file, unit by unit. */
export function ProblemList({ refusal: { error, problems } }: { readonly refusal: XliffProblems }): ReactNode {
  const t = useTranslate();
  return (
    <StaticMessage type="error" title={t('import.refused')}>
      {problems.length === 0 ? (
        <p>{error}</p>
      ) : (
        <ul className={styles.problems}>
          {problems.map(({ unit, code }) => (
            <li key={`${unit ?? ''} ${code}`}>
              {known.includes(code) ? t(`problem.${code}`) : code}
              {unit !== null && (
                <>
                  {' '}
                  <code className={styles.unit}>{unit}</code>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </StaticMessage>
  );
}
