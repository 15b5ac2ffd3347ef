/** Reads the texts of a form's native controls by name, without files. */
export function readTexts(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Creates a function that reads the named texts of a form; a missing one is empty. */
export function createTextReader<Name extends string>(...names: readonly Name[]) {
  return (form: HTMLFormElement): Readonly<Record<Name, string>> => {
    const texts = readTexts(form);
    return Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])) as Record<Name, string>;
  };
}
