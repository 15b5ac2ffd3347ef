import type { Example } from '@kmx/design-system/example/example.ts';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import * as styles from './example-card.module.css';

/** One example: what it is, how it behaves, live, and its source. Notes and code of the system are in English. */
export function ExampleCard({ id, example }: { readonly id: string; readonly example: Example }) {
  const t = useTranslate();
  return (
    <article id={id} className={styles.card} lang="en">
      <div className={styles.text}>
        <Heading level={3} size="lead">
          {example.title}
        </Heading>
        <p className={styles.note}>{example.note}</p>
      </div>
      <div className={styles.stage}>{example.render()}</div>
      <section className={styles.code} aria-label={`${t('guide.code')}: ${example.title}`}>
        {/* A region that scrolls sideways has to be reachable by keyboard. */}
        <pre tabIndex={0}>
          <code>{example.code}</code>
        </pre>
      </section>
    </article>
  );
}
