import { emptyBasket } from '@kmx/shared-contracts/basket.ts';
import { unknownSession } from '@kmx/shared-contracts/session.ts';
import type { PageView, ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import type { State } from '@kmx/shared-contracts/state.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';

/** A context for one mount that records what the remote does with it. */
export interface ContractContext {
  readonly context: ShellContext;
  readonly show: (view: PageView) => void;
  /** Number of subscriptions to values of the context. */
  readonly countSubscriptions: () => number;
  readonly reports: string[];
}

const forever = <Value>() => new Promise<Value>(() => {});

/** A shell whose visitor is unknown and whose sign-in never completes, so that the page stays as the server rendered it. */
export function createContractContext(view: PageView): ContractContext {
  let current = view;
  const listeners = new Set<() => void>();
  const reports: string[] = [];
  const createState = <Value>(read: () => Value): State<Value> => ({
    read,
    watch: (listener) => {
      // Each subscription counts, also of one listener.
      const notify = () => listener();
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  });
  return {
    reports,
    show: (next) => {
      current = next;
      for (const notify of listeners) notify();
    },
    countSubscriptions: () => listeners.size,
    context: {
      contractVersion,
      buildId: '0000000000000000',
      remoteVersion: 'contract-test',
      site: view.request.site,
      locale: view.request.locale,
      page: { view: createState<PageView | null>(() => current) },
      basket: {
        content: createState(() => emptyBasket),
        addProduct: () => {},
        removeProduct: () => {},
        changeVariant: () => {},
      },
      auth: {
        session: createState(() => unknownSession),
        ensureSignedIn: forever,
        authorizeRequest: forever,
        signOut: forever,
        renew: forever,
        unlockPages: forever,
      },
      measurement: { system: createState(() => current.request.measurementSystem), chooseSystem: () => {} },
      navigate: () => {},
      setHead: () => {},
      showFlashMessage: () => {},
      reportError: (error, details) => void reports.push(`${details ?? 'reported'}: ${String(error).slice(0, 600)}`),
    },
  };
}
