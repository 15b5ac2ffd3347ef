import { useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { readTabValue, writeTabValue } from '@kmx/remote-kit/storage/tab-storage.ts';
import { useCallback, useEffect, useState } from 'react';

/** The open dialog of a page, and the function that opens one or, with null, closes it. */
export type OpenDialog<Name extends string> = readonly [Name | null, (name: Name | null) => void];

/**
 * The open dialog of a page, which reopens after a reload and after a forced sign-in while typing (useDraft keeps its
 * draft), but not after the user left the page deliberately; `place` distinguishes pages and tickets.
 */
export function useOpenDialog<Name extends string>(place: string, names: readonly Name[]): OpenDialog<Name> {
  const userId = useSession().user?.id ?? '';
  const key = `dialog-${userId}-${place}`;
  const [opened, setOpened] = useState<Name | null>(null);
  useEffect(() => {
    const kept = readTabValue(key);
    // Only the browser knows what this tab has stored.
    setOpened(names.find((name) => name === kept) ?? null);
    return () => writeTabValue(key, null);
  }, [key, names]);
  const open = useCallback(
    (name: Name | null) => {
      setOpened(name);
      writeTabValue(key, name);
    },
    [key],
  );
  return [opened, open];
}
