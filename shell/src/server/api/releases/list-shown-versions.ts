interface ShownVersions {
  readonly served: string | null;
  readonly canary: string | null;
  /** The versions that are counted, the one that was served first the first. */
  readonly counted: readonly string[];
}

/** The versions of a unit that operators see: the served one, its canary, then those of before, the newest first. */
export function listShownVersions({ served, canary, counted }: ShownVersions): readonly string[] {
  const all = [served, canary, ...counted.toReversed()].filter((version) => version !== null);
  return [...new Set(all)];
}
