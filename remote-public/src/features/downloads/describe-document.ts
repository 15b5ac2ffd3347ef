/** Writes a size in bytes as kilobytes, from a million bytes as megabytes. */
export function formatFileSize(bytes: number, formatLocale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(formatLocale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}

/** Name of the language of a document, in the language of the page; the code itself if it is none. */
export function describeLanguage(code: string, language: string): string {
  const base = code.split('-')[0] ?? code;
  if (!/^[a-z]{2,3}$/.test(base)) return code;
  return new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(base) ?? code;
}
