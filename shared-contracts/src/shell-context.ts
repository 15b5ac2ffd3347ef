import type { Basket, BasketEntry, BasketVariantChange } from './basket.ts';
import type { FlashMessage } from './flash-message.ts';
import type { Locale } from './locale.ts';
import type { PageHead, PageResult } from './page.ts';
import type { PageRequest } from './page-request.ts';
import type { Session } from './session.ts';
import type { MeasurementSystem, Site } from './site.ts';
import type { State } from './state.ts';

/** One page view: its address and its loaded data. */
export interface PageView {
  readonly url: string;
  readonly request: PageRequest;
  readonly result: PageResult;
}

export interface BasketContract {
  readonly content: State<Basket>;
  readonly addProduct: (entry: BasketEntry) => void;
  /** Takes the key of a product in the basket (`createBasketKey`). */
  readonly removeProduct: (key: string) => void;
  readonly changeVariant: (change: BasketVariantChange) => void;
}

/** Sign-in as remotes see it; the ForgeRock SDK stays inside the shell. */
export interface AuthContract {
  readonly session: State<Session>;
  /**
   * Resolves when tokens and user are there; leaves the page for the sign-in otherwise (AUTH-006, AUTH-007). Rejects when
   * that fails, and with the kind `signed-out` when the person signs out meanwhile.
   */
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
  readonly view: State<PageView | null>;
}

export interface MeasurementContract {
  readonly system: State<MeasurementSystem>;
  readonly chooseSystem: (system: MeasurementSystem) => void;
}

/** What the shell provides to a remote in the browser (DES-07). State crosses only as `State` of this object. */
export interface ShellContext {
  readonly contractVersion: string;
  readonly buildId: string;
  readonly remoteVersion: string;
  readonly site: Site;
  readonly locale: Locale;
  readonly page: PageContract;
  readonly basket: BasketContract;
  readonly auth: AuthContract;
  readonly measurement: MeasurementContract;
  /** In-app navigation: payload first, then history (PUB-041..044). */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  readonly setHead: (head: PageHead) => void;
  readonly showFlashMessage: (message: Omit<FlashMessage, 'id'>) => void;
  /**
   * Reports a caught error with remote and version; never throws. Details are plain words, lower case, for what was being
   * done; those of `hydrationDetails` make it a mismatch.
   */
  readonly reportError: (error: unknown, details?: string) => void;
}
