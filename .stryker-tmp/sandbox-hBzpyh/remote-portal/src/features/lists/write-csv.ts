// @ts-nocheck
const byteOrderMark = '\uFEFF';
/** What a spreadsheet would take for a formula, also behind white space. */
const formula = /^[\s\u00A0]*[=+\-@\t\r]/;

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const guarded = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/**
 * Writes a table as CSV by RFC 4180, in UTF-8 with a byte order mark, so that spreadsheets read every language. A text that
 * a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `${byteOrderMark}${[header, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}
