function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    // No object has two keys of one name.
    Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

/** Writes a JSON value so that equal values give equal text: object keys in code unit order, no white space. */
export function renderCanonicalJson(value: unknown): string {
  return JSON.stringify(value, sortKeys);
}
