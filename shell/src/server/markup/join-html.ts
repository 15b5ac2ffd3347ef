/** HTML as text, or as UTF-8 that is passed on as it is. */
export type Html = string | Uint8Array;

/** Joins HTML to one UTF-8 body; each part is written to its place once. */
export function joinHtml(parts: readonly Html[]): Uint8Array {
  const texts = joinTexts(parts);
  const lengths = texts.map((part) => (typeof part === 'string' ? Buffer.byteLength(part) : part.byteLength));
  const body = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, 0));
  let offset = 0;
  for (const [index, part] of texts.entries()) {
    if (typeof part === 'string') body.write(part, offset);
    else body.set(part, offset);
    offset += lengths[index] ?? 0;
  }
  return body;
}

/** Adjacent texts are encoded together. */
function joinTexts(parts: readonly Html[]): readonly Html[] {
  const joined: Html[] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    if (text !== '') joined.push(text);
    text = '';
    joined.push(part);
  }
  if (text !== '') joined.push(text);
  return joined;
}
