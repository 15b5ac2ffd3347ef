/** Why HTML is not fit for the page, or null: the CSP allows neither inline scripts nor style attributes. */
export function findForbiddenMarkup(html: string): string | null {
  if (html.includes('<script')) return 'the HTML contains a script element';
  // With the quote: React escapes quotes in text, so an article that shows ` style="` as code passes.
  if (html.includes(' style="') || html.includes(" style='")) return 'the HTML contains a style attribute';
  return null;
}
