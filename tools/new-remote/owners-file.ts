/** Adds the owner of a folder to the text of CODEOWNERS, in the columns of its other lines. */
export function addOwner(text: string, folder: string, team: string): string {
  const column = Math.max(...text.split('\n').map((line) => /^(\S+\s+)@/.exec(line)?.[1]?.length ?? 0));
  const place = `/${folder}/`;
  return `${text.trimEnd()}\n${place.padEnd(column)}${place.length >= column ? ' ' : ''}@kmx/${team}\n`;
}
