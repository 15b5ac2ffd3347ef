// @ts-nocheck
// Written in Chinese, Japanese or Korean characters, the family name stands first, as the service desk writes it.
const familyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The whole name of a person; the e-mail address of who has none. */
export function composePersonName({ firstName, lastName, email }: NamedPerson): string {
  const parts = familyFirst.test(lastName) ? [lastName, firstName] : [firstName, lastName];
  return parts.filter((part) => part !== '').join(' ') || email;
}
