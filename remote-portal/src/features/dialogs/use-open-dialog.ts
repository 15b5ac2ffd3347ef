import { useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { readTabValue, writeTabValue } from '@kmx/remote-kit/storage/tab-storage.ts';
import { useCallback, useEffect, useState } from 'react';

/** Which dialog of a page is open; and the way to open one, or with null to close it. */
export type OpenDialog<Name extends string> = readonly [Name | null, (name: Name | null) => void];

/**
 * The open dialog of a page, which is open again after a reload and after a sign-in that was forced while somebody typed into
 * it (its draft is kept by useDraft); `place` tells pages and tickets apart. Not after the page was left on purpose.
 */
export function useOpenDialog<Name extends string>(place: string, names: readonly Name[]): OpenDialog<Name> {
  const userId = useSession().user?.id ?? '';
  const key = `dialog-${userId}-${place}`;
  const [opened, setOpened] = useState<Name | null>(null);
  useEffect(() => {
    const kept = readTabValue(key);
    // The browser alone knows what this tab remembers.
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
