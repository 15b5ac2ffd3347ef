import { browserStorage } from '@kmx/remote-kit/storage/safe-storage.ts';

const key = 'kmx-shortcuts';

/** Whether shortcuts are on in this browser, which they are until they are switched off (WCAG 2.1.4). */
export function readShortcutSetting(): boolean {
  return browserStorage.read(key) !== 'off';
}

/** Keeps the choice for this browser; where nothing can be kept it holds for the page. */
export function writeShortcutSetting(isOn: boolean): void {
  browserStorage.write(key, isOn ? null : 'off');
}
