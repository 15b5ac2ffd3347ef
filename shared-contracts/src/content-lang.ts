/**
 * Value of `lang` for a text of the content system or the catalogue that is not in the language of the page; undefined where it is
 * (D-46). The content system says `de`, the catalogue `de-CH`: the country of a text is not said.
 */
export function resolveContentLang(contentLanguage: string, pageLanguage: string): string | undefined {
  const [language = ''] = contentLanguage.split('-');
  if (language === pageLanguage) return undefined;
  return language === 'zh' ? 'zh-Hans' : language;
}
