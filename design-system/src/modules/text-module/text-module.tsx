import { Heading } from '../../heading/heading.tsx';
import { Section } from '../../layout/section.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { RichTextField } from '../../rich-text/rich-text-content.ts';
import * as styles from './text-module.module.css';

/** Props of TextModule. */
export interface TextModuleProps {
  /** Heading in the margin column. */
  readonly title: string | null;
  /** The text. */
  readonly body: RichTextField | null;
}

/** A text with its heading in the margin column. */
export function TextModule({ title, body }: TextModuleProps) {
  return (
    <Section spacing="none" className={styles.section}>
      <div className={styles.columns}>
        {title !== null && title !== '' && (
          <Heading level={2} size="title">
            {title}
          </Heading>
        )}
        {body !== null && <RichText content={body.raw} topLevel={3} className={styles.body} />}
      </div>
    </Section>
  );
}
