import type { PlainApp } from '@kmx/shared-contracts/browser-only.ts';
import { plainAppSchema } from '@kmx/shared-contracts/browser-only.ts';
import type { RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { createComponentLifecycles } from './component-lifecycles.tsx';

/** Time for a page to appear; its code is there by then. */
const mountDeadlineMs = 15_000;

/**
 * The browser half of a remote that was built elsewhere, made from what it exposes; throws when that is neither a component
 * nor two functions. `mount` rejects when the page does not appear in time.
 */
export function createPlainRemote(exposed: unknown): RemoteBrowser {
  if (!v.is(plainAppSchema, exposed)) throw new Error('./app exposes neither a component nor mount and unmount');
  const app = exposed as PlainApp;
  const { mount, unmount } = 'mount' in app ? app : createComponentLifecycles(app.default);
  return {
    contractVersion,
    load: () => Promise.resolve(),
    mount: async ({ container, context }) => {
      const { promise, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(new Error('The page did not appear in time')), mountDeadlineMs);
      try {
        await Promise.race([mount(container, context), promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    unmount: async (container) => {
      await unmount(container);
    },
  };
}
