import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { ChromeView } from './chrome-view.ts';
import type { PagePayload } from './page-payload.ts';

/** A remote as one document uses it: exact version, entry and hash (DES-05). */
export interface PinnedRemote {
  readonly version: string;
  readonly entry: string;
  readonly integrity: string;
  /** The global that the entry of a browser-only remote defines; absent for remotes of our build preset. */
  readonly container?: string;
  /** The major of its contract where that is the one before the shell's. */
  readonly contract?: number;
}

/** Where the browser signs in; no secret among it. */
export interface AuthConfiguration {
  readonly wellKnown: string;
  readonly baseUrl: string;
  readonly clientId: string;
}

/** The data block `#kmx-boot` of a document: what the browser needs to continue from the server's rendering. */
export interface BootData {
  readonly buildId: string;
  /** Version of the shell's browser files. */
  readonly shellVersion: string;
  readonly site: Site;
  readonly locale: Locale;
  readonly urlPrefix: string;
  readonly navigation: SiteNavigation;
  readonly remotes: Readonly<Record<RemoteName, PinnedRemote>>;
  readonly auth: AuthConfiguration;
  readonly measurementSystem: 'Metric' | 'Imperial';
  /** Null on pages that the shell renders without a remote: errors and the sign-in return page. */
  readonly page: PagePayload | null;
  readonly chrome: ChromeView;
  /** The shell's own view of a page without remote. */
  readonly ownView: 'error' | 'callback' | null;
  /** False when the server could not render the remote, so that the browser creates it instead of hydrating. */
  readonly isServerRendered: boolean;
  readonly isTesting: boolean;
  readonly hasNextRelease: boolean;
  /** How often to look for a newer build, and whether the page then reloads. */
  readonly builds: { readonly pollMs: number; readonly isReloading: boolean };
  readonly isLocalBasketEnabled: boolean;
  /** Share of the documents whose page views are reported, 0 to 1. */
  readonly vitalsShare: number;
}

export const headerElementId = 'kmx-header';
/** The element that the messages above the page are rendered into. */
export const flashElementId = 'kmx-flash';
