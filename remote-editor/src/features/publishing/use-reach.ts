import { useEffect, useState } from 'react';

/** Whether visitors find something at an address: not known yet, found, not found, or impossible to tell from here. */
export type Reach = 'looking' | 'found' | 'missing' | 'unknown';

const deadlineMs = 8000;
/** What was published is on the site within two seconds (HY-85), mostly sooner; a slow machine has some more. */
const pausesMs = [1000, 1500, 2000] as const;

async function look(address: string): Promise<Reach> {
  // Without the cookies of the editor, so that a stage or a sign-in does not answer for visitors.
  const init = { method: 'HEAD', credentials: 'omit', cache: 'no-store' } as const;
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(deadlineMs) });
  return answer.status === 404 || answer.status === 410 ? 'missing' : answer.status < 500 ? 'found' : 'unknown';
}

/** Looks at an address as a visitor would, from the moment at which it is given; null looks at nothing. */
export function useReach(address: string | null): Reach {
  const [seen, setSeen] = useState<{ readonly address: string; readonly reach: Reach } | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    let isOver = false;
    const ask = async () => {
      for (const pause of pausesMs) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (isOver) return;
        const reach = await look(address).catch((): Reach => 'unknown');
        if (isOver) return;
        if (reach !== 'missing' || pause === pausesMs.at(-1)) {
          setSeen({ address, reach });
          return;
        }
      }
    };
    void ask();
    return () => {
      setSeen(null);
      isOver = true;
    };
  }, [address]);
  return address !== null && seen?.address === address ? seen.reach : 'looking';
}
