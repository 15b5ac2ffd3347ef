/** How the texts of an example are shown: as written, a third longer, or in Japanese or Chinese characters. */
export const textModes = ['plain', 'long', 'ja', 'zh'] as const;

/** One way to show the texts of an example. */
export type TextMode = (typeof textModes)[number];

const longVowels: Readonly<Record<string, string>> = {
  a: 'áä',
  e: 'éê',
  i: 'íï',
  o: 'óö',
  u: 'úü',
  y: 'ýÿ',
  A: 'ÁÄ',
  E: 'ÉÊ',
  I: 'ÍÏ',
  O: 'ÓÖ',
  U: 'ÚÜ',
  Y: 'ÝŸ',
};
const words = {
  ja: ['電線', '圧着', '端子', '切断', '被覆', '検査', '工程', '測定', '設定', '機械', '保守', '品質', '部品', '交換'],
  zh: ['电线', '压接', '端子', '切割', '剥皮', '检测', '工序', '测量', '设置', '机器', '维护', '质量', '零件', '更换'],
};
const joints = { ja: ['の', 'を', 'と', 'は', ''], zh: ['', '的', '', '和', ''] };
/** Characters that convey as much as one Latin letter. */
const signsPerLetter = 0.55;

/** Writes a text a third longer with accents above and below, or with about as many characters as its translation would have. */
export function changeText(text: string, mode: TextMode): string {
  if (mode === 'plain') return text;
  // Addresses and codes stay unchanged.
  if (mode === 'long') return text.replaceAll(/[^\s@:/]+(?=\s|$)/gu, lengthenWord);
  return text.replaceAll(/\p{L}[\p{L}\p{M}\s'’-]*/gu, (run) => writeSigns(run, mode));
}

function lengthenWord(word: string): string {
  return word.replaceAll(/[aeiouy]/gi, (vowel) => longVowels[vowel] ?? vowel);
}

function writeSigns(run: string, mode: 'ja' | 'zh'): string {
  const length = Math.max(1, Math.round(run.trimEnd().length * signsPerLetter));
  let place = [...run].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  let signs = '';
  while (signs.length < length) {
    signs += `${words[mode][place % words[mode].length]}${joints[mode][place % joints[mode].length]}`;
    place += 3;
  }
  return signs.slice(0, length);
}
