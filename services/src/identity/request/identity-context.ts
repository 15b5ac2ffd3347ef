import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import type { ServicesConfiguration } from '../../configuration/configuration.ts';
import type { Mail } from '../../mail/queue-mail.ts';
import type { AccountListeners } from '../accounts/account-listeners.ts';
import type { Authenticate } from '../credentials/authenticator.ts';
import type { FactorSeal } from '../credentials/factor-seal.ts';
import type { PasswordQueue } from '../credentials/password-queue.ts';
import type { IdentityDatabase } from '../realm/identity-database.ts';
import type { TellEndedSessions } from '../realm/tell-ended-sessions.ts';

/** Keys that sign the steps of a sign-in: the first one signs, all verify. */
export type StepKeys = readonly [Uint8Array, ...Uint8Array[]];

export interface IdentityContext {
  readonly configuration: ServicesConfiguration;
  readonly logger: Logger;
  readonly database: IdentityDatabase;
  readonly provider: Provider;
  readonly authenticate: Authenticate;
  readonly passwords: PasswordQueue;
  readonly listeners: AccountListeners;
  readonly factorSeal: FactorSeal;
  readonly tellEnded: TellEndedSessions;
  readonly sendMail: (mail: Mail) => Promise<void>;
  readonly stepKeys: StepKeys;
  readonly pagePolicy: string;
}

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** Network address of the visitor. */
  readonly address: string;
}
