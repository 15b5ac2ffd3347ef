import { createHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useEffect, useState } from 'react';
import { followKey, isTyping, type PendingKey } from './follow-keys.ts';
import { readShortcutSetting, writeShortcutSetting } from './shortcut-setting.ts';

export interface Shortcuts {
  readonly isOn: boolean;
  readonly switchTo: (isOn: boolean) => void;
}

/** Listens for the shortcuts of the portal while they are enabled, except while the user types or a dialog is open. */
export function useShortcuts(showHelp: () => void): Shortcuts {
  const shell = useShell();
  const { urlPrefix } = usePageRequest();
  const [isOn, setIsOn] = useState(false);
  // The setting stored in this browser is unknown at hydration.
  useEffect(() => setIsOn(readShortcutSetting()), []);
  useEffect(() => {
    if (!isOn || shell === null) return undefined;
    let pending: PendingKey | null = null;
    const follow = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal, [role="menu"]:not([hidden])') !== null)
        return;
      const { shortcut, pending: next } = followKey(pending, event.key, performance.now());
      pending = next;
      if (shortcut === null) return;
      const { action } = shortcut;
      if (action.kind === 'go') shell.navigate(createHref(urlPrefix, action.path));
      else if (action.kind === 'help') showHelp();
      else if (action.kind === 'undo') [...document.querySelectorAll<HTMLElement>('[data-undo]')].at(-1)?.click();
      else document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
      // The key must not end up in the field that has just received the focus.
      event.preventDefault();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [isOn, shell, urlPrefix, showHelp]);
  const switchTo = (next: boolean) => {
    writeShortcutSetting(next);
    setIsOn(next);
  };
  return { isOn, switchTo };
}
