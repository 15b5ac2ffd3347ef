import { Button } from '../button/button.tsx';
import { refreshIcon } from '../icon/icons.ts';
import * as styles from './page-failure.module.css';

interface PageFailureProps {
  /** What happened, in one line. */
  readonly title: string;
  /** What it means and what to do. */
  readonly text: string;
  /** Text of the button. */
  readonly retryText: string;
  /** Called when the visitor wants to try again. */
  readonly onRetry: () => void;
  /** Level of the title; 1 unless the failed part is inside a page that has its own. */
  readonly level?: 1 | 2 | 3 | 4;
}

/** Replaces a page that could not be rendered: what happened, what to do, a retry button (promise 1). */
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
