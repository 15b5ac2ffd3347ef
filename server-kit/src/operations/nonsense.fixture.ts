const nonsense = [
  ...['', ' ', 'nonsense', 'https://', 'https://a b', 'http://[::1', '%', ',', '{}', '[', '-1', '9'.repeat(20)],
];

/** Tries nonsense in each variable, and lists the failures that do not name the variable that is wrong. */
export function listUnnamedFailures(names: readonly string[], start: (variables: Record<string, string>) => unknown) {
  return names.flatMap((name) =>
    nonsense.flatMap((value) => {
      try {
        start({ [name]: value });
        return [];
      } catch (error) {
        const isNamed = new RegExp(`\\b${name}\\b`).test(String(error));
        return isNamed ? [] : [`${name}=${JSON.stringify(value)}: ${String(error)}`];
      }
    }),
  );
}
