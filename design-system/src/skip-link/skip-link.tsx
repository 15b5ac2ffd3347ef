import * as styles from './skip-link.module.css';

/** Props of SkipLink: the id of the main content without the hash sign, and the text. */
export interface SkipLinkProps {
  /** Id of the main content, without the hash sign. */
  readonly targetId: string;
  /** Text of the link. */
  readonly text: string;
}

/** First stop of the tab key: skips the header; visible only while focused. */
export function SkipLink({ targetId, text }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      {text}
    </a>
  );
}
