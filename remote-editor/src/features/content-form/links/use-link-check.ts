import { createHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';
import { useState } from 'react';

const deadlineMs = 8000;

interface LinkCheck {
  /** This site has no page at the address that was looked at. */
  readonly isMissing: boolean;
  readonly check: () => void;
}

/** Looks whether this site has a page at an address; addresses of other sites cannot be asked from a browser. */
export function useLinkCheck(address: string): LinkCheck {
  const { urlPrefix } = usePageRequest();
  const [missing, setMissing] = useState<string | null>(null);
  return {
    isMissing: missing !== null && missing === address,
    check: () => {
      if (!isSitePath(address)) return;
      fetch(createHref(urlPrefix, address), { method: 'HEAD', signal: AbortSignal.timeout(deadlineMs) }).then(
        ({ status }) => setMissing(status === 404 || status === 410 ? address : null),
        // Without an answer nothing is known, and nothing is said.
        () => setMissing(null),
      );
    },
  };
}
