/** Remembers which keys carry a tag and when a tag was last dropped, so that an answer under way is not kept. */
export interface TagIndex {
  readonly add: (key: string, tags: readonly string[]) => void;
  readonly remove: (key: string, tags: readonly string[]) => void;
  readonly listKeys: (tag: string) => readonly string[];
  /** Marks the tag (or everything, without tag) as dropped now. */
  readonly markDropped: (tag?: string) => void;
  /** Whether one of the tags was dropped after the mark taken by `takeMark`. */
  readonly isDroppedSince: (mark: number, tags: readonly string[]) => boolean;
  readonly takeMark: () => number;
}

const maximumRememberedDrops = 1000;

/** Creates an empty index. */
export function createTagIndex(): TagIndex {
  const keysByTag = new Map<string, Set<string>>();
  const droppedAt = new Map<string, number>();
  let counter = 0;
  let everythingDroppedAt = 0;

  function markDropped(tag?: string): void {
    counter += 1;
    if (tag === undefined || droppedAt.size >= maximumRememberedDrops) {
      everythingDroppedAt = counter;
      droppedAt.clear();
    } else {
      droppedAt.set(tag, counter);
    }
  }

  return {
    add: (key, tags) => {
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
    },
    remove: (key, tags) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
    listKeys: (tag) => [...(keysByTag.get(tag) ?? [])],
    markDropped,
    isDroppedSince: (mark, tags) =>
      everythingDroppedAt > mark || tags.some((tag) => (droppedAt.get(tag) ?? 0) > mark),
    takeMark: () => counter,
  };
}
