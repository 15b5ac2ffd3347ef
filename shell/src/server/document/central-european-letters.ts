import type { Html } from '../markup/join-html.ts';

/** The letters of the Central European face (design-system/src/tokens/fonts.css). */
const letters = /[ĂăĄąĆćČčĎďĐđĘęĚěĹĺĽľŁłŃńŇňŐőŔŕŘřŚśŞşŠšŢţŤťŮůŰűŸŹźŻżŽžȘșȚț]/;

/** First bytes of these letters in UTF-8, which no letter of Western Europe and no continuation has. */
const leadBytes = [0xc4, 0xc5, 0xc8];

/** Whether a page needs the Central European face: in its language, or for a name of a person or place. */
export function hasCentralEuropeanLetters(html: Html): boolean {
  if (typeof html === 'string') return letters.test(html);
  // Finding a byte is much cheaper than decoding the page, and most pages have none of them.
  return leadBytes.some((byte) => html.includes(byte)) && letters.test(Buffer.from(html).toString());
}
