// In Chinese, Japanese or Korean characters the family name comes first.
const familyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The full name of a person, used for the claim `name`. */
export function composeFullName(firstName: string, lastName: string): string {
  const parts = familyFirst.test(lastName) ? [lastName, firstName] : [firstName, lastName];
  return parts.filter((part) => part !== '').join(' ');
}
