/** Name of a country in a language; the code itself where the platform knows no name. */
export function resolveCountryName(code: string | null, language: string): string {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return code ?? '';
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
}
