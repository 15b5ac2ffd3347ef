/** One file that imports another; paths from the root of the repository, with forward slashes. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

interface Step extends FileImport {
  readonly target: string;
}

/** The dependencies between the entries of each folder: folder, then entry, then the entries it imports from. */
function groupByFolder(imports: readonly FileImport[]): Map<string, Map<string, Map<string, Step>>> {
  const folders = new Map<string, Map<string, Map<string, Step>>>();
  for (const { from, to } of imports) {
    const [source, target] = [from.split('/'), to.split('/')];
    const depth = source.findIndex((part, place) => part !== target[place]);
    if (depth === -1) continue;
    const [user, used] = [source, target].map((parts) => parts.slice(0, depth + 1).join('/'));
    const folder = source.slice(0, depth).join('/');
    if (user === undefined || used === undefined) continue;
    const entries = folders.get(folder) ?? new Map<string, Map<string, Step>>();
    const steps = entries.get(user) ?? new Map<string, Step>();
    folders.set(folder, entries.set(user, steps.set(used, steps.get(used) ?? { from, to, target: used })));
  }
  return folders;
}

function findCircle(entries: ReadonlyMap<string, ReadonlyMap<string, Step>>): readonly Step[] | null {
  const settled = new Set<string>();
  const follow = (entry: string, way: readonly string[], steps: readonly Step[]): readonly Step[] | null => {
    const start = way.indexOf(entry);
    if (start !== -1) return steps.slice(start);
    if (settled.has(entry)) return null;
    for (const step of entries.get(entry)?.values() ?? []) {
      const circle = follow(step.target, [...way, entry], [...steps, step]);
      if (circle !== null) return circle;
    }
    settled.add(entry);
    return null;
  };
  for (const entry of entries.keys()) {
    const circle = follow(entry, [], []);
    if (circle !== null) return circle;
  }
  return null;
}

/**
 * A cycle in each folder whose entries, files and folders, form one: the imports along it. Files form a cycle when they
 * import each other; folders may form one even when no files do.
 */
export function findFolderCircles(imports: readonly FileImport[]): ReadonlyMap<string, readonly FileImport[]> {
  const circles = [...groupByFolder(imports)].map(([folder, entries]) => [folder, findCircle(entries)] as const);
  return new Map(
    circles.flatMap(([folder, circle]) =>
      circle === null ? [] : [[folder, circle.map(({ from, to }) => ({ from, to }))] as const],
    ),
  );
}
