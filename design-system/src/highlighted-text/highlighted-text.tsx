import * as styles from './highlighted-text.module.css';

/** Props of HighlightedText: pieces of a text in order, each with whether it is a hit. */
export interface HighlightedTextProps {
  /** The text in pieces, each with whether it is marked. */
  readonly pieces: readonly (readonly [text: string, isHit: boolean])[];
}

/** A text with the words of a search highlighted. */
export function HighlightedText({ pieces }: HighlightedTextProps) {
  return pieces.map(([text, isHit], place) =>
    isHit ? (
      // Pieces are identified only by their position.
      <mark key={place} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
