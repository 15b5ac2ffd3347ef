import { readTexts } from './read-texts.ts';

/** Creates a function that reads the named texts of a form; a missing one is empty. */
export function createTextReader<Name extends string>(...names: readonly Name[]) {
  return (form: HTMLFormElement): Readonly<Record<Name, string>> => {
    const texts = readTexts(form);
    return Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])) as Record<Name, string>;
  };
}
