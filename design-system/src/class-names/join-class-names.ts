/** Joins the class names that are set; undefined when there are none, so that no empty class attribute is written. */
export function joinClassNames(...names: readonly (string | false | undefined)[]): string | undefined {
  const joined = names.filter(Boolean).join(' ');
  return joined === '' ? undefined : joined;
}
