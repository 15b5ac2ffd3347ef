// Names in Chinese, Japanese or Korean characters begin with the family name, as in the service desk.
const familyFirst = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A person's full name, or the e-mail address if there is no name. */
export function composePersonName({ firstName, lastName, email }: NamedPerson): string {
  const parts = familyFirst.test(lastName) ? [lastName, firstName] : [firstName, lastName];
  return parts.filter((part) => part !== '').join(' ') || email;
}
