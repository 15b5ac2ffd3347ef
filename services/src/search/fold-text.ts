// Letters without a decomposition, as people type them on another keyboard.
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

// Most words of most languages; what follows costs ten times as much.
const plainText = /^[\w-]*$/;

/** Folds a word for comparison: lower case, without accents; the marks of kana stay, because they distinguish sounds. */
export function foldText(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/[ßæœøłđı]/g, (letter) => plainLetters[letter] ?? letter);
}
