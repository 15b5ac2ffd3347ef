/** Texts of a document with the language of the nearest element that has a `lang`; '' stands for the page's language. */
export function listTexts(html: string): readonly (readonly [text: string, language: string])[] {
  const open: string[] = [];
  const texts: [string, string][] = [];
  for (const [, closing, tag = '', attributes = '', text = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>([^<]*)/g)) {
    if (closing === '/') open.pop();
    else if (!attributes.endsWith('/') && !/^(?:img|input|source|br)$/.test(tag)) {
      open.push(/\slang="([^"]+)"/.exec(attributes)?.[1] ?? open.at(-1) ?? '');
    }
    if (text.trim() !== '') texts.push([text, open.at(-1) ?? '']);
  }
  return texts;
}
