import { type Basket, type BasketEntry, type BasketVariantChange, emptyBasket } from '@kmx/shared-contracts/basket.ts';
import { type Session, unknownSession } from '@kmx/shared-contracts/session.ts';
import type { PageView, ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import { createEvent, createStore, createWatch, fork, type Scope, type Store, scopeBind } from 'effector';

/** A context for one mount that records what the remote does with it. */
export interface ContractContext {
  readonly context: ShellContext;
  readonly show: (view: PageView) => void;
  /** Number of stores currently subscribed to. */
  readonly countSubscriptions: () => number;
  readonly reports: string[];
}

// Outside a scope these stores hold values that no page may show, which exposes a remote that reads them past the scope.
const viewShown = createEvent<PageView>();
const $view = createStore<PageView | null>(null, { skipVoid: false }).on(viewShown, (_, view) => view);
const strangerBasket: Basket = {
  classifications: [{ slug: 'x', products: [{ slug: 'x', variantId: null, key: 'x' }] }],
};
const $basket = createStore<Basket>(strangerBasket);
const $session = createStore<Session>({ status: 'signed-out', user: null });
const $system = createStore<MeasurementSystem>('Imperial');
const productAdded = createEvent<BasketEntry>();
const productRemoved = createEvent<string>();
const variantChanged = createEvent<BasketVariantChange>();
const systemChosen = createEvent<MeasurementSystem>();

function createPageScope(view: PageView): Scope {
  return fork({
    values: [
      [$view, view],
      [$basket, emptyBasket],
      [$session, unknownSession],
      [$system, view.request.measurementSystem],
    ],
  });
}

/** A shell whose visitor is unknown and whose sign-in never completes, so that the page stays as the server rendered it. */
export function createContractContext(view: PageView): ContractContext {
  const scope = createPageScope(view);
  const subscriptions = new Set<symbol>();
  const reports: string[] = [];
  const forever = <Value>() => new Promise<Value>(() => {});
  return {
    reports,
    show: (next) => scopeBind(viewShown, { scope })(next),
    countSubscriptions: () => subscriptions.size,
    context: {
      contractVersion,
      buildId: '0000000000000000',
      remoteVersion: 'contract-test',
      site: view.request.site,
      locale: view.request.locale,
      units: {
        scope,
        read: (store) => scope.getState(store),
        watch: <Value>(store: Store<Value>, listener: () => void) => {
          const subscription = Symbol(store.shortName);
          subscriptions.add(subscription);
          const stop = createWatch({ unit: store, fn: () => listener(), scope });
          return () => {
            subscriptions.delete(subscription);
            stop();
          };
        },
        call: (event, value) => scopeBind(event, { scope })(value),
      },
      page: { $view },
      basket: { $basket, productAdded, productRemoved, variantChanged },
      auth: {
        $session,
        ensureSignedIn: forever,
        authorizeRequest: forever,
        signOut: forever,
        renew: forever,
        unlockPages: forever,
      },
      measurement: { $system, systemChosen },
      navigate: () => {},
      setHead: () => {},
      showFlashMessage: () => {},
      reportError: (error, details) => void reports.push(`${details ?? 'reported'}: ${String(error).slice(0, 600)}`),
    },
  };
}
