/** Half of a sign, or the sign that ends texts in other languages, as JSON spells them. */
const unstorable = /\\u(?:0000|d[89a-f])/i;

/** Whether the database can hold a value: no entry has one that it cannot, and it refuses to be asked for one. */
export function isStorable(value: unknown): boolean {
  return !unstorable.test(JSON.stringify(value));
}
