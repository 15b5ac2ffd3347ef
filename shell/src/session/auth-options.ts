import type { Scope } from 'effector';
import type { AuthConfiguration } from '../state/page-view/boot-data.ts';
import type { ForgeRockPort } from './forgerock-port.browser.ts';

/** What sign-in needs from the shell. */
export interface AuthOptions {
  readonly configuration: AuthConfiguration;
  readonly scope: Scope;
  readonly page: Window;
  readonly urlPrefix: string;
  readonly language: string;
  readonly navigate: (href: string) => void;
  readonly onError: (error: unknown, details?: string) => void;
  /** The sign-in page was requested and did not open in time (D-62). */
  readonly onNotLeft: () => void;
  /** `redirect` ends the session on the provider's own page (AUTH-014); defaults to `fetch`. */
  readonly endSession?: 'fetch' | 'redirect';
  /** Replaces the SDK in tests. */
  readonly loadPort?: () => Promise<ForgeRockPort>;
}
