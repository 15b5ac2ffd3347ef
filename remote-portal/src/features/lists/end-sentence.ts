/** A sentence that ends with a name such as `Northline Harness Inc.` has one full stop, not two. */
export function endSentence(text: string): string {
  return text.replace(/\.\.$/, '.');
}
