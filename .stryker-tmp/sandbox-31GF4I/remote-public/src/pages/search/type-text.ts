// @ts-nocheck
const known: readonly string[] = ['page', 'product', 'service', 'story', 'media', 'whitepaper', 'location', 'person'];

/** Text id for a type of results as the name of many. */
export function resolveTypesText(type: string): string {
  return `search.types.${known.includes(type) ? type : 'other'}`;
}

/** Text id for a type of results; one that this version does not know is called by its common name. */
export function resolveTypeText(type: string): string {
  return `search.type.${known.includes(type) ? type : 'other'}`;
}
