const known: readonly string[] = ['page', 'product', 'service', 'story', 'media', 'whitepaper', 'location', 'person'];

/** Text id of the plural for a type of results. */
export function resolveTypesText(type: string): string {
  return `search.types.${known.includes(type) ? type : 'other'}`;
}

/** Text id for a type of results; a type unknown to this version has a generic name. */
export function resolveTypeText(type: string): string {
  return `search.type.${known.includes(type) ? type : 'other'}`;
}
