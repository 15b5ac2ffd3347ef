import type { Example } from '@kmx/design-system/example/example.ts';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { AnchorLink } from '../anchor-link/anchor-link.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import * as styles from './example-card.module.css';
import { ExampleStage } from './example-stage.tsx';

interface ExampleCardProps {
  /** Anchor of the example on its page. */
  readonly id: string;
  readonly component: string;
  readonly example: Example;
  /** The example's elements as code to copy; empty for a component that others cannot import. */
  readonly code: string;
}

/** One example: name, behaviour, live rendering and source. Notes and code of the system are in English. */
export function ExampleCard({ id, component, example, code }: ExampleCardProps) {
  const t = useTranslate();
  const name = `${component}, ${example.title}`;
  return (
    <article id={id} className={styles.card} lang="en">
      <div className={styles.text}>
        <div className={styles.title}>
          <Heading level={3} size="lead">
            {example.title}
          </Heading>
          <AnchorLink id={id} name={name} />
        </div>
        <p className={styles.note}>{example.note}</p>
      </div>
      <ExampleStage example={example} />
      {code !== '' && (
        <section className={styles.code} aria-label={`${t('guide.code')}: ${name}`}>
          {/* A scrollable region must be reachable by keyboard. */}
          <pre tabIndex={0}>
            <code>{code}</code>
          </pre>
          <CopyButton text={code} name={name} />
        </section>
      )}
    </article>
  );
}
