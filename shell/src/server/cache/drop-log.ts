/** Remembers which tags were dropped recently, so that a response loaded before the drop is not cached. */
export interface DropLog {
  /** Marks the tag (or everything, without tag) as dropped now. */
  readonly markDropped: (tag?: string) => void;
  /** A point in time to hand to `isDroppedSince`. */
  readonly takeMark: () => number;
  /** Whether one of the tags was dropped after the mark. */
  readonly isDroppedSince: (mark: number, tags: readonly string[]) => boolean;
}

const maxTags = 1000;

/** Creates an empty log; when it is full it forgets the tags and takes everything as dropped. */
export function createDropLog(): DropLog {
  const droppedAt = new Map<string, number>();
  let counter = 0;
  let everythingDroppedAt = 0;
  return {
    markDropped: (tag) => {
      counter += 1;
      if (tag === undefined || droppedAt.size >= maxTags) {
        everythingDroppedAt = counter;
        droppedAt.clear();
      } else {
        droppedAt.set(tag, counter);
      }
    },
    takeMark: () => counter,
    isDroppedSince: (mark, tags) => everythingDroppedAt > mark || tags.some((tag) => (droppedAt.get(tag) ?? 0) > mark),
  };
}
