/** Words of others in one line of a terminal: nothing in them may look like a line of its own. */
export function quote(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\uFFFD');
}
