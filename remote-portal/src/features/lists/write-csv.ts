const byteOrderMark = '\uFEFF';
/**
 * What a spreadsheet would take for a formula, also behind white space, and wherever it may see the start of a cell: spreadsheets of
 * many languages separate by `;` whatever the file means, others by tabs, and quotes inside a line then hold nothing together. Japanese
 * ones take the wide signs too.
 */
const formula = /(^|[;\t\r\n])([\s\u00A0"']*)(?=[=+\-@＝＋－＠])/g;
/** Begins no formula, but a cell that is thrown away in some programs and run in others. */
const control = /^[\t\r]/;

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const guarded = value.replaceAll(formula, "$1$2'").replace(control, "'$&");
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/**
 * Writes a table as CSV by RFC 4180, in UTF-8 with a byte order mark, so that spreadsheets read every language. A text that
 * a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `${byteOrderMark}${[header, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}
