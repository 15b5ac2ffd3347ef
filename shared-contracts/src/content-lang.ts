/** Value of `lang` for a text of the content system that is not in the language of the page; undefined where it is (D-46). */
export function resolveContentLang(contentLanguage: string, pageLanguage: string): string | undefined {
  if (contentLanguage === pageLanguage) return undefined;
  return contentLanguage === 'zh' ? 'zh-Hans' : contentLanguage;
}
