import { browserStorage } from '@kmx/remote-kit/storage/safe-storage.ts';

const key = 'kmx-shortcuts';

/** Whether shortcuts are enabled in this browser; on by default (WCAG 2.1.4). */
export function readShortcutSetting(): boolean {
  return browserStorage.read(key) !== 'off';
}

/** Stores the choice in this browser; where storage is forbidden it lasts as long as the page. */
export function writeShortcutSetting(isOn: boolean): void {
  browserStorage.write(key, isOn ? null : 'off');
}
