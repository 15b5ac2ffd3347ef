// Written in Chinese, Japanese or Korean characters, the family name stands first.
const familyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The whole name of a person, as the claim `name` has it. */
export function composeFullName(firstName: string, lastName: string): string {
  const parts = familyFirst.test(lastName) ? [lastName, firstName] : [firstName, lastName];
  return parts.filter((part) => part !== '').join(' ');
}
