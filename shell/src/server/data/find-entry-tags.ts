/** Cache tags of an answer: `service:id` for every entry in it, so that a change of one drops what shows it. */
export function findEntryTags(service: string, value: unknown): readonly string[] {
  const tags = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'object' && node !== null) {
      if ('id' in node && typeof node.id === 'string') tags.add(`${service}:${node.id}`);
      Object.values(node).forEach(visit);
    }
  };
  visit(value);
  return [...tags];
}
