import type { PageContent } from '../../data/page-operations.ts';

/** What was typed, by the path of its field in the content: `blocks.0.title`. */
export type Edits = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readStep(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return (value as readonly unknown[])[Number(step)];
  return isRecord(value) ? value[step] : undefined;
}

/** The value at a path, undefined when there is none. */
export function readValue(content: unknown, path: string): unknown {
  return path.split('.').reduce(readStep, content);
}

function writeSteps(value: unknown, [step = '', ...rest]: readonly string[], next: unknown): unknown {
  const inner = rest.length === 0 ? next : writeSteps(readStep(value, step), rest, next);
  if (Array.isArray(value))
    return (value as readonly unknown[]).map((item, index) => (index === Number(step) ? inner : item));
  return { ...(isRecord(value) ? value : {}), [step]: inner };
}

/** The content with everything that was typed in its place. */
export function applyEdits(content: PageContent, edits: Edits): PageContent {
  return Object.entries(edits).reduce<PageContent>(
    (last, [path, value]) => writeSteps(last, path.split('.'), value) as PageContent,
    content,
  );
}

/** Whether two values of a content are the same; a field that is absent is as empty as null. */
export function isSameValue(left: unknown, right: unknown): boolean {
  return JSON.stringify(sortKeys(left ?? null)) === JSON.stringify(sortKeys(right ?? null));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => a.localeCompare(b)).map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

/** Kind of the block that a path leads into, undefined for a path outside of blocks. */
export function findBlockType(content: PageContent, path: string): unknown {
  const [field, index] = path.split('.');
  return field === 'blocks' ? readValue(content, `blocks.${index ?? ''}.__typename`) : undefined;
}
