import type { EventCallable, Scope, Store } from 'effector';
import type { Basket, BasketEntry, BasketVariantChange } from './basket.ts';
import type { PageResult } from './page.ts';
import type { PageRedirect } from './page-redirect.ts';
import type { LoadContext, PageRequest, RemoteBrowser, RemoteServer } from './remote-module.ts';
import type { Session } from './session.ts';
import type { AuthContract, PageView, ShellContext } from './shell-context.ts';
import type { MeasurementSystem } from './site.ts';

// Contract 2, where it differs from the present one: the shell goes on offering it by adapters until contract 4. Only its
// types stay here.

/** A page of contract 2, which may lead to another address instead. */
export interface PageResult2 extends PageResult {
  readonly redirect: PageRedirect['redirect'] | null;
}

/** Server half of a remote of contract 2. */
export interface RemoteServer2 extends Pick<RemoteServer, 'contractVersion'> {
  readonly load: (request: PageRequest, context: LoadContext) => Promise<PageResult2>;
  readonly render: (
    input: { readonly request: PageRequest; readonly result: PageResult2 },
    signal: AbortSignal,
  ) => Promise<string>;
}

/** Reads and follows the effector units of a context of contract 2 in the page's scope. */
export interface UnitAccess2 {
  readonly scope: Scope;
  readonly read: <Value>(store: Store<Value>) => Value;
  readonly watch: <Value>(store: Store<Value>, listener: () => void) => () => void;
  readonly call: <Value>(event: EventCallable<Value>, value: Value) => void;
}

/** The context of contract 2, in which state crosses as effector units. */
export interface ShellContext2 extends Omit<ShellContext, 'page' | 'basket' | 'auth' | 'measurement'> {
  readonly units: UnitAccess2;
  readonly page: { readonly $view: Store<(Omit<PageView, 'result'> & { readonly result: PageResult2 }) | null> };
  readonly basket: {
    readonly $basket: Store<Basket>;
    readonly productAdded: EventCallable<BasketEntry>;
    readonly productRemoved: EventCallable<string>;
    readonly variantChanged: EventCallable<BasketVariantChange>;
  };
  readonly auth: Omit<AuthContract, 'session'> & { readonly $session: Store<Session> };
  readonly measurement: {
    readonly $system: Store<MeasurementSystem>;
    readonly systemChosen: EventCallable<MeasurementSystem>;
  };
}

/** Browser half of a remote of contract 2. */
export interface RemoteBrowser2 extends Omit<RemoteBrowser, 'mount'> {
  readonly mount: (props: {
    readonly container: HTMLElement;
    readonly context: ShellContext2;
    readonly isHydration: boolean;
  }) => Promise<void>;
}
