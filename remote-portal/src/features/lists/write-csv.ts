const byteOrderMark = '\uFEFF';
/**
 * What a spreadsheet would take for a formula, also after white space and wherever it may see the start of a cell: in
 * many languages spreadsheets separate by `;` whatever the file intends, others by tabs, and then quotes in mid-line
 * hold nothing together. Japanese ones accept full-width signs too.
 */
const formula = /(^|[;\t\r\n])([\s\u00A0"']*)(?=[=+\-@＝＋－＠])/g;
/** Starts no formula, but some programs discard such a cell and others run it. */
const control = /^[\t\r]/;

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const guarded = value.replaceAll(formula, "$1$2'").replace(control, "'$&");
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/**
 * Writes a table as CSV by RFC 4180, in UTF-8 with a byte order mark, so that spreadsheets read every language.
 * Prefixes a text that a spreadsheet would run as a formula with an apostrophe.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `${byteOrderMark}${[header, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}
