import type { EntryContent } from '../../../data/entry-operations.ts';

export type ContentRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with members. */
export function isRecord(value: unknown): value is ContentRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The id of a block or list item, which identifies it when it moves; undefined if it has none. */
export function readItemId(value: unknown): string | undefined {
  const id = isRecord(value) ? value['id'] : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Creates an id in the format of the content service. */
export function createItemId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readStep(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return (value as readonly unknown[])[Number(step)];
  return isRecord(value) ? value[step] : undefined;
}

/** The value at a path such as `blocks.0.title`; undefined when there is none. */
export function readValue(content: unknown, path: string): unknown {
  return path.split('.').reduce(readStep, content);
}

function writeSteps(value: unknown, [step = '', ...rest]: readonly string[], next: unknown): unknown {
  const inner = rest.length === 0 ? next : writeSteps(readStep(value, step), rest, next);
  if (Array.isArray(value))
    return (value as readonly unknown[]).map((item, index) => (index === Number(step) ? inner : item));
  return { ...(isRecord(value) ? value : {}), [step]: inner };
}

/** The content with another value at a path. */
export function writeValue(content: EntryContent, path: string, value: unknown): EntryContent {
  return writeSteps(content, path.split('.'), value) as EntryContent;
}

/** A value as a list; empty for anything that is not a list. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A list with an item moved from one position to another. */
export function moveItem(list: readonly unknown[], from: number, to: number): readonly unknown[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
}

/** Whether two content values are equal; an absent field, null, an empty list and an empty text all count as empty. */
export function isSameValue(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(simplify(left)) === JSON.stringify(simplify(right));
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function simplify(value: unknown): unknown {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return value.map(simplify);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, simplify(inner)]),
  );
}
