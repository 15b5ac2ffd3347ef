// @ts-nocheck
const key = 'kmx-shortcuts';

/** Whether shortcuts are on in this browser; they are unless switched off (WCAG 2.1.4). */
export function readShortcutSetting(): boolean {
  try {
    return window.localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice for this browser; where nothing can be kept it holds for the page. */
export function writeShortcutSetting(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, 'off');
  } catch {
    // Blocked storage: the choice is asked for again.
  }
}
