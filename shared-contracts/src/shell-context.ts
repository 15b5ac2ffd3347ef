import type { EventCallable, Scope, Store } from 'effector';
import type { Basket, BasketEntry, BasketVariantChange } from './basket.ts';
import type { FlashMessage } from './flash-message.ts';
import type { Locale } from './locale.ts';
import type { PageHead, PageResult } from './page.ts';
import type { PageRequest } from './page-request.ts';
import type { Session } from './session.ts';
import type { MeasurementSystem, Site } from './site.ts';

/** One page view: its address and its loaded data. */
export interface PageView {
  readonly url: string;
  readonly request: PageRequest;
  readonly result: PageResult;
}

/** Reads and follows effector units in the page's scope without bundling effector (docs/measurements/federation.md). */
export interface UnitAccess {
  readonly scope: Scope;
  readonly read: <Value>(store: Store<Value>) => Value;
  readonly watch: <Value>(store: Store<Value>, listener: () => void) => () => void;
  readonly call: <Value>(event: EventCallable<Value>, value: Value) => void;
}

export interface BasketContract {
  readonly $basket: Store<Basket>;
  readonly productAdded: EventCallable<BasketEntry>;
  readonly productRemoved: EventCallable<string>;
  readonly variantChanged: EventCallable<BasketVariantChange>;
}

/** Sign-in as remotes see it; the ForgeRock SDK stays inside the shell. */
export interface AuthContract {
  readonly $session: Store<Session>;
  /** Resolves when tokens and user are there; leaves the page for the sign-in otherwise (AUTH-006, AUTH-007). */
  readonly ensureSignedIn: () => Promise<void>;
  /**
   * Adds to a request for the shell's own proxies the proof of who is signed in, with fresh tokens; rejects when signed
   * out. The tokens themselves may be out of the browser's reach (decision 0012).
   */
  readonly authorizeRequest: (headers: Headers) => Promise<void>;
  /** Gets new tokens immediately, with the current roles; rejects when they are unavailable, and the user stays as known. */
  readonly renew: () => Promise<void>;
  /** Signs out here and at the provider; rejects when the provider could not be notified, which `Session` then shows too. */
  readonly signOut: () => Promise<void>;
  /**
   * Signs in if needed and shows the server who it is, so that it can decide about pages for roles; load the page again
   * afterwards (decision 0009). Rejects when that fails.
   */
  readonly unlockPages: () => Promise<void>;
}

export interface PageContract {
  /** The last page of the remote itself; never null while it is mounted. */
  readonly $view: Store<PageView | null>;
}

export interface MeasurementContract {
  readonly $system: Store<MeasurementSystem>;
  readonly systemChosen: EventCallable<MeasurementSystem>;
}

/** What the shell provides to a remote in the browser (DES-07). State only crosses as units of this object. */
export interface ShellContext {
  readonly contractVersion: string;
  readonly buildId: string;
  readonly remoteVersion: string;
  readonly site: Site;
  readonly locale: Locale;
  readonly units: UnitAccess;
  readonly page: PageContract;
  readonly basket: BasketContract;
  readonly auth: AuthContract;
  readonly measurement: MeasurementContract;
  /** In-app navigation: payload first, then history (PUB-041..044). */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  readonly setHead: (head: PageHead) => void;
  readonly showFlashMessage: (message: Omit<FlashMessage, 'id'>) => void;
  /** Reports a caught error with remote and version; never throws. */
  readonly reportError: (error: unknown, details?: string) => void;
}
