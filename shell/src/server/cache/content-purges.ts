/** A cache outside of this process that is told what has changed; it does it in its own time. */
export interface ContentPurges {
  /** Lets it drop what shows content with one of these tags. */
  readonly purgeTags: (tags: Iterable<string>) => void;
  /** Lets it drop everything that shows content. */
  readonly purgeEverything: () => void;
}
