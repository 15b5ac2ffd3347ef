import { Button } from '../button/button.tsx';
import { refreshIcon } from '../icon/icons.ts';
import * as styles from './page-failure.module.css';

interface PageFailureProps {
  readonly title: string;
  readonly text: string;
  readonly retryText: string;
  readonly onRetry: () => void;
}

/** Stands in place of a page that could not be drawn: what happened, what to do, a way to try again (promise 1). */
export function PageFailure({ title, text, retryText, onRetry }: PageFailureProps) {
  return (
    <section className={styles.failure} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <Button icon={refreshIcon} onClick={onRetry}>
        {retryText}
      </Button>
    </section>
  );
}
