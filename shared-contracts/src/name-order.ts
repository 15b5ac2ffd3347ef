/** Languages whose speakers write the family name before the given name. */
const familyNameFirst: ReadonlySet<string> = new Set(['ja', 'zh', 'hu']);

/** Whether a form in this language asks for the family name before the given name. */
export function isFamilyNameFirst(language: string): boolean {
  return familyNameFirst.has(language);
}
