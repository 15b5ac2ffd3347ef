import { Section } from '../../layout/section.tsx';
import * as styles from './quote-module.module.css';

/** Props of QuoteModule. */
export interface QuoteModuleProps {
  /** The quotation. */
  readonly text: string | null;
  /** Its author. */
  readonly author: string | null;
  /** The person's position, below the name. */
  readonly role: string | null;
}

/** A quotation with its author. */
export function QuoteModule({ text, author, role }: QuoteModuleProps) {
  return (
    <Section spacing="compact" width="breakOut">
      <figure className={styles.quote}>
        <blockquote>{text}</blockquote>
        <figcaption>
          <strong>{author}</strong>
          {role !== null && <span>{role}</span>}
        </figcaption>
      </figure>
    </Section>
  );
}
