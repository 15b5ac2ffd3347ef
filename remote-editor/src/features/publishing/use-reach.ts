import { useEffect, useState } from 'react';

/** Whether visitors reach a page at an address: still checking, found, not found, or impossible to tell from here. */
export type Reach = 'checking' | 'found' | 'missing' | 'unknown';

const deadlineMs = 8000;
/** A publication is live within two seconds (HY-85), usually sooner; slow machines get some more time. */
const pausesMs = [1000, 1500, 2000] as const;

async function checkAddress(address: string): Promise<Reach> {
  // Without the editor's cookies, so that neither stage nor session affects the answer.
  const init = { method: 'HEAD', credentials: 'omit', cache: 'no-store' } as const;
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(deadlineMs) });
  return answer.status === 404 || answer.status === 410 ? 'missing' : answer.status < 500 ? 'found' : 'unknown';
}

/** Checks an address as a visitor would, as soon as it is given; null checks nothing. */
export function useReach(address: string | null): Reach {
  const [seen, setSeen] = useState<{ readonly address: string; readonly reach: Reach } | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    let isOver = false;
    const check = async () => {
      for (const pause of pausesMs) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (isOver) return;
        const reach = await checkAddress(address).catch((): Reach => 'unknown');
        if (isOver) return;
        if (reach !== 'missing' || pause === pausesMs.at(-1)) {
          setSeen({ address, reach });
          return;
        }
      }
    };
    void check();
    return () => {
      setSeen(null);
      isOver = true;
    };
  }, [address]);
  return address !== null && seen?.address === address ? seen.reach : 'checking';
}
