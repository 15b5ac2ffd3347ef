const words: Readonly<Record<string, string>> = {
  en: 'a an and are as at be by can do does for from how i in is it my of on or our the to we what when where which why with you your',
  de: 'am an auf aus bei das dem den der des die ein eine einen einer eines er fur geht ich im in ist mit nach oder sie und uber um von vom was welche welcher wenn wie wir wo zu zum zur',
  cs: 'a aby ale co do jak jako je jsou k ke kde na nebo o od po pro pri s se si u v ve z za ze',
  es: 'a al como con cual de del donde el en es la las lo los o para por que se sin son un una y',
  fr: 'a au aux avec ce comment dans de des du elle en est et il je la le les ou par pour que quel quelle qui sur un une',
  hu: 'a az be de egy el es fel hogy hogyan ki le meg mi mit nem van vagy',
  pt: 'a ao as com como da das de do dos e em na nas no nos o os ou para por que se um uma',
  ro: 'a ai al ale cu cum ca de din este in la o pe pentru prin sau se si un una unde',
  sk: 'a aby ako alebo ale co do je ju k kde ku na o od po pre pri s sa si su v vo z za zo',
};

const sets = new Map(Object.entries(words).map(([language, list]) => [language, new Set(list.split(' '))]));

/** Whether a folded word says nothing about the subject of a search. */
export function isStopWord(term: string, language: string): boolean {
  return sets.get(language)?.has(term) ?? false;
}
