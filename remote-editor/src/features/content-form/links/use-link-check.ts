import { createHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';
import { useState } from 'react';

const deadlineMs = 8000;

interface LinkCheck {
  /** Whether this site has no page at the checked address. */
  readonly isMissing: boolean;
  readonly check: () => void;
}

/** Checks whether this site has a page at an address; browsers cannot check addresses of other sites. */
export function useLinkCheck(address: string): LinkCheck {
  const { urlPrefix } = usePageRequest();
  const [missing, setMissing] = useState<string | null>(null);
  return {
    isMissing: missing !== null && missing === address,
    check: () => {
      if (!isSitePath(address)) return;
      fetch(createHref(urlPrefix, address), { method: 'HEAD', signal: AbortSignal.timeout(deadlineMs) }).then(
        ({ status }) => setMissing(status === 404 || status === 410 ? address : null),
        // Without a response nothing is known, and nothing is reported.
        () => setMissing(null),
      );
    },
  };
}
