/** The texts of a form's native controls by their names; files are left out. */
export function readTexts(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Reads certain texts of a form; one that it does not have is empty. */
export function createTextReader<Name extends string>(...names: readonly Name[]) {
  return (form: HTMLFormElement): Readonly<Record<Name, string>> => {
    const texts = readTexts(form);
    return Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])) as Record<Name, string>;
  };
}
