// A template in a source stands for a family of ids: `ticket.state.${status}`, or `${area}.title`.
const templatePattern = /`([\w.$@{}()?:' -]*\$\{[^`\n]*)`/g;

function listFamilies(source: string): readonly RegExp[] {
  return [...source.matchAll(templatePattern)].flatMap(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const words = parts.join('');
    // One without a word of its own would stand for every id.
    return words.includes('.') && /\w/.test(words) ? [new RegExp(`^${parts.join('.+')}$`)] : [];
  });
}

/** Returns the ids that no source names, whole and in quotes or by a template that they fit. */
export function findUnusedMessages(ids: readonly string[], sources: readonly string[]): readonly string[] {
  const text = sources.join('\n');
  const unnamed = ids.filter((id) => !["'", '"', '`'].some((quote) => text.includes(quote + id + quote)));
  const families = listFamilies(text);
  return unnamed.filter((id) => !families.some((family) => family.test(id)));
}
