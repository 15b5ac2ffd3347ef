/**
 * Value of `lang` for a text of the content system or the catalogue, whatever the language around it is. The content system says
 * `de`, the catalogue `de-CH`: the country of a text is not said. Chinese is the simplified one (D-46).
 */
export function writeContentLang(contentLanguage: string): string {
  const [language = ''] = contentLanguage.split('-');
  return language === 'zh' ? 'zh-Hans' : language;
}

/** The same for a text that stands in the language of the page where nothing else is said; undefined if it is in that language. */
export function resolveContentLang(contentLanguage: string, pageLanguage: string): string | undefined {
  const lang = writeContentLang(contentLanguage);
  return lang === writeContentLang(pageLanguage) ? undefined : lang;
}
