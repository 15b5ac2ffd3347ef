/** Languages whose speakers write the family name before the given name. */
const familyNameFirst: ReadonlySet<string> = new Set(['ja', 'zh', 'hu']);

/** Whether a form in this language asks for the family name before the given name. */
export function isFamilyNameFirst(language: string): boolean {
  return familyNameFirst.has(language);
}

/**
 * Fields in the order of a language: `lastName` comes first where the family name does. Form and error summary both use
 * it, so that errors are listed in the order of the fields.
 */
export function orderFields<Item>(
  fields: readonly Item[],
  language: string,
  readName: (field: Item) => string,
): readonly Item[] {
  const first = fields.find((field) => readName(field) === 'firstName');
  const last = fields.find((field) => readName(field) === 'lastName');
  if (!isFamilyNameFirst(language) || first === undefined || last === undefined) return fields;
  if (fields.indexOf(last) < fields.indexOf(first)) return fields;
  return fields.with(fields.indexOf(first), last).with(fields.indexOf(last), first);
}
