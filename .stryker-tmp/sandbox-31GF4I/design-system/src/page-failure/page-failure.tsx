// @ts-nocheck
import { Button } from '../button/button.tsx';
import { refreshIcon } from '../icon/icons.ts';
import * as styles from './page-failure.module.css';

interface PageFailureProps {
  readonly title: string;
  readonly text: string;
  readonly retryText: string;
  readonly onRetry: () => void;
  /** Level of the title; 1 unless the failed part stands inside a page that has its own. */
  readonly level?: 1 | 2 | 3 | 4;
}

/** Stands in place of a page that could not be drawn: what happened, what to do, a way to try again (promise 1). */
export function PageFailure({ title, text, retryText, onRetry, level = 1 }: PageFailureProps) {
  const Level = `h${level}` as const;
  return (
    <section className={styles.failure} role="alert">
      <Level className={styles.title}>{title}</Level>
      <p>{text}</p>
      <Button icon={refreshIcon} onClick={onRetry}>
        {retryText}
      </Button>
    </section>
  );
}
