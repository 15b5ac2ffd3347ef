/** A group of chunks that one import() loads, and the groups that its own imports load. */
interface ImportedGroup {
  readonly index: number | undefined;
  readonly childrenIterable: Iterable<ImportedGroup>;
}

/** How many groups one after the other are loaded at most, beginning with this one; imports in a circle end it. */
export function countLevels(
  group: ImportedGroup | undefined,
  path: ReadonlySet<number | undefined> = new Set(),
): number {
  if (group === undefined || path.has(group.index)) return path.size > 0 ? 0 : 1;
  const within = new Set([...path, group.index]);
  return 1 + Math.max(0, ...[...group.childrenIterable].map((child) => countLevels(child, within)));
}
