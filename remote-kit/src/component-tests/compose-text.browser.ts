import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Types with an input method as for Japanese: the text stands in the field with the focus, but is not decided yet. */
export async function composeText(text: string): Promise<void> {
  await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

/** Decides on what has been composed. */
export async function endComposition(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}
