import * as styles from './highlighted-text.module.css';

/** Props of HighlightedText: pieces of a text in order, each with whether it is a hit. */
export interface HighlightedTextProps {
  /** The text in pieces, each with whether it is marked. */
  readonly pieces: readonly (readonly [text: string, isHit: boolean])[];
}

/** A text with the words that were looked for marked in it. */
export function HighlightedText({ pieces }: HighlightedTextProps) {
  return pieces.map(([text, isHit], place) =>
    isHit ? (
      // Pieces have no identity but their place.
      <mark key={place} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
