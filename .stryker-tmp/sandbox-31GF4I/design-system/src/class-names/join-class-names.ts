/** Joins the class names that are set; undefined when none is, so that no empty class attribute is written. */
// @ts-nocheck

export function joinClassNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const joined = names.filter(Boolean).join(' ');
  return joined === '' ? undefined : joined;
}
