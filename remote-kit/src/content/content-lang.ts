/**
 * Value of `lang` for a text of the content system or the catalogue. The content system says `de`, the catalogue
 * `de-CH`; the country is left out. Chinese is always simplified (D-46).
 */
export function writeContentLang(contentLanguage: string): string {
  const [language = ''] = contentLanguage.split('-');
  return language === 'zh' ? 'zh-Hans' : language;
}

/** Value of `lang` for such a text inside a page; undefined if it is in the page's language. */
export function resolveContentLang(contentLanguage: string, pageLanguage: string): string | undefined {
  const lang = writeContentLang(contentLanguage);
  return lang === writeContentLang(pageLanguage) ? undefined : lang;
}
