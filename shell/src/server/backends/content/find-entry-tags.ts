/**
 * Cache tags of a response: `service:id` for every entry in it, so that a change of one drops whatever shows it. A
 * backend that reports dependencies knows more: entries that are not shown, and lists that grow (`Model`,
 * `Model/field=value`).
 */
export function findEntryTags(
  service: string,
  value: unknown,
  reported: readonly string[] | null = null,
): readonly string[] {
  if (reported !== null) return reported.map((name) => `${service}:${name}`);
  const tags = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('id' in node && typeof node.id === 'string') tags.add(`${service}:${node.id}`);
    Object.values(node).forEach(visit);
  };
  visit(value);
  return [...tags];
}
