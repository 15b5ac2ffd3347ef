import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/** Types through an input method, as for Japanese: the text is in the focused field but not yet committed. */
export async function composeText(text: string): Promise<void> {
  await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

/** Commits the composed text. */
export async function endComposition(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}
