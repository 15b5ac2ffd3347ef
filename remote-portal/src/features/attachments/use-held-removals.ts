import { readKeptUploads, saveKeptUploads } from '@kmx/remote-kit/uploads/kept-uploads.ts';
import { isUnderWay } from '@kmx/remote-kit/uploads/upload-item.ts';
import type { Uploads } from '@kmx/remote-kit/uploads/use-uploads.ts';
import { useEffect, useRef, useState } from 'react';

const heldMs = 15_000;

/** A removed file that can still be put back. */
export interface HeldRemoval {
  readonly key: string;
  readonly name: string;
  readonly wasMoving: boolean;
}

interface HeldRemovals {
  readonly held: readonly HeldRemoval[];
  readonly remove: (key: string) => void;
  readonly putBack: (removal: HeldRemoval) => void;
  /** Removes for good every file that could still be put back. */
  readonly finish: () => void;
}

/** Removes files from a form so that they can be put back for 15 seconds; files never sent are removed immediately. */
export function useHeldRemovals(uploads: Uploads, draftName: string): HeldRemovals {
  const [held, setHeld] = useState<readonly HeldRemoval[]>([]);
  const latest = useRef({ held, uploads });
  useEffect(() => {
    latest.current = { held, uploads };
  });
  useEffect(() => {
    if (held.length === 0) return undefined;
    const timer = setTimeout(() => {
      for (const { key } of held) latest.current.uploads.remove(key);
      setHeld([]);
    }, heldMs);
    return () => clearTimeout(timer);
  }, [held]);
  useEffect(() => {
    // When the user leaves the form and returns, removed files must not reappear.
    const forget = (): void => {
      const keys = new Set(latest.current.held.map(({ key }) => key));
      if (keys.size === 0) return;
      const kept = readKeptUploads(draftName);
      saveKeptUploads(
        draftName,
        kept.filter(({ key }) => !keys.has(key)),
      );
    };
    addEventListener('pagehide', forget);
    return () => {
      removeEventListener('pagehide', forget);
      forget();
    };
  }, [draftName]);
  return {
    held,
    remove: (key) => {
      const item = uploads.items.find((each) => each.key === key);
      if (item === undefined) return;
      if (item.state === 'tooLarge' || item.state === 'wrongType') return uploads.remove(key);
      const wasMoving = isUnderWay(item) && item.state !== 'paused';
      if (wasMoving) uploads.pause(key);
      setHeld((all) => [...all, { key, name: item.name, wasMoving }]);
    },
    putBack: ({ key, wasMoving }) => {
      setHeld((all) => all.filter((each) => each.key !== key));
      if (wasMoving) uploads.resume(key);
    },
    finish: () => {
      for (const { key } of held) uploads.remove(key);
      setHeld([]);
    },
  };
}
