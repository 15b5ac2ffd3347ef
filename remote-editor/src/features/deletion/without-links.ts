import { isRecord } from '../content-form/values/content-value.ts';

/** The target of a link: an entry by its id, and its address if it has one. */
export interface LinkTarget {
  readonly id: string;
  readonly path: string | null;
}

const plainPath = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');

/** Whether a link or a navigation entry leads to an entry. */
export function leadsTo(value: unknown, { id, path }: LinkTarget): boolean {
  if (!isRecord(value)) return false;
  const address = value['path'] ?? value['url'];
  return value['page'] === id || (path !== null && typeof address === 'string' && plainPath(address) === path);
}

/** The content without links to an entry: removed from lists, emptied elsewhere. */
export function withoutLinks(content: unknown, target: LinkTarget): unknown {
  if (Array.isArray(content))
    return content.filter((item) => !leadsTo(item, target)).map((item) => withoutLinks(item, target));
  if (!isRecord(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, leadsTo(value, target) ? null : withoutLinks(value, target)]),
  );
}
