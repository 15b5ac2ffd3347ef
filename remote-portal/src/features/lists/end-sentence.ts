/** Where a name such as `Northline Harness Inc.` ends a sentence there is one full stop, not two. */
export function endSentence(text: string): string {
  return text.replaceAll(/(?<!\.)\.\.(?=\s|$)/g, '.');
}
