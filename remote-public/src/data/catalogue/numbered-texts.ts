import * as v from 'valibot';

const numbers = [1, 2, 3, 4, 5, 6] as const;
type Numbered<Name extends string> = `${Name}${(typeof numbers)[number]}`;

/** Selection of benefit1 to benefit6. */
export const benefitFields = numbers.map((number) => `benefit${number}`).join(' ');

/** Selection of detail1 to detail6. */
export const detailFields = numbers.map((number) => `detail${number}`).join(' ');

const text = v.nullable(v.string());

/** Schema of the six fields with one name, each a text or null (SYS-062). */
export function createNumberedTextsSchema<Name extends 'benefit' | 'detail'>(
  name: Name,
): Record<Numbered<Name>, typeof text> {
  return Object.fromEntries(numbers.map((number) => [`${name}${number}`, text])) as Record<Numbered<Name>, typeof text>;
}

/** The texts of one name that are set, in order (SYS-062). */
export function listTexts<Name extends 'benefit' | 'detail'>(
  source: Readonly<Record<Numbered<Name>, string | null>>,
  name: Name,
): readonly string[] {
  return numbers.flatMap((number) => source[`${name}${number}`] ?? []);
}
