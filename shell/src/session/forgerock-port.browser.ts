import { Config, TokenManager, UserManager } from '@forgerock/javascript-sdk';
import { convertWellKnown } from '@forgerock/javascript-sdk/src/config/helpers';
import * as v from 'valibot';
import type { AuthConfiguration } from '../state/page-view/boot-data.ts';
import { AuthError, authErrors } from './auth-errors.ts';
import {
  authScope,
  blankCallbackPath,
  callbackPath,
  realm,
  renewalThresholdMs,
  serverTimeoutMs,
  storagePrefix,
} from './auth-settings.ts';
import { type Discovery, loadDiscovery } from './discovery.browser.ts';
import { endProviderSession } from './end-provider-session.browser.ts';
import { type StoredTokens, tokensSchema } from './stored-tokens.browser.ts';

const configurationSchema = v.object({
  clientId: v.pipe(v.string(), v.minLength(1)),
  baseUrl: v.pipe(v.string(), v.minLength(1)),
  wellKnown: v.string(),
});

/** The only way to the ForgeRock SDK; another SDK means another file behind this interface. */
export interface ForgeRockPort {
  readonly issuer: string | null;
  readonly isIssuerRequired: boolean;
  /** Stored tokens, or new ones through the hidden frame when requested or needed; rejects with the SDK's text (AUTH-008, AUTH-009). */
  readonly loadTokens: (isForced?: boolean) => Promise<StoredTokens>;
  /** Leaves for the sign-in page; answers tokens instead when valid ones are stored. */
  readonly openSignIn: (language: string) => Promise<StoredTokens | null>;
  /** Exchanges the code of the return page (AUTH-019..021). */
  readonly exchange: (query: { readonly code: string; readonly state: string }) => Promise<StoredTokens>;
  readonly loadClaims: () => Promise<unknown>;
  /** Ends the session and revokes the stored token; with a return address the browser goes through the provider. Rejects when that failed. */
  readonly endSession: (returnUri: string | null, isRepeated?: boolean) => Promise<void>;
}

/** Configures the SDK by discovery, or by the realm's fixed paths when discovery fails (AUTH-016, AUTH-017, AUTH-027). */
export async function createForgeRockPort(configuration: AuthConfiguration, page: Window): Promise<ForgeRockPort> {
  const parsed = v.safeParse(configurationSchema, configuration);
  if (!parsed.success) throw new AuthError('failed', authErrors.configurationInvalid);
  const { clientId, baseUrl, wellKnown } = parsed.output;
  const origin = page.location.origin;
  const discovery = wellKnown === '' ? null : await loadDiscovery(new URL(wellKnown, origin).href).catch(() => null);
  // A fresh object: the SDK changes the one it is given. Its own setAsync would lose the timeout.
  Config.set({
    clientId,
    scope: authScope,
    realmPath: realm,
    prefix: storagePrefix,
    oauthThreshold: renewalThresholdMs,
    redirectUri: `${origin}${callbackPath}`,
    tokenStore: 'localStorage',
    logLevel: 'none',
    serverConfig: {
      ...(discovery ? convertDiscovery(discovery) : { baseUrl: new URL(baseUrl, origin).href }),
      timeout: serverTimeoutMs,
    },
  });
  return {
    issuer: discovery?.issuer ?? null,
    isIssuerRequired: discovery?.authorization_response_iss_parameter_supported ?? false,
    // The SDK has one address for frame and sign-in page, so the two attempts are two calls (ID-12).
    loadTokens: async (isForced = false) =>
      v.parse(
        tokensSchema,
        await TokenManager.getTokens({ redirectUri: `${origin}${blankCallbackPath}`, forceRenew: isForced }),
      ),
    openSignIn: async (language) => {
      const tokens = await TokenManager.getTokens({
        login: 'redirect',
        skipBackgroundRequest: true,
        redirectUri: `${origin}${callbackPath}`,
        query: { ui_locales: language },
      });
      return tokens ? v.parse(tokensSchema, tokens) : null;
    },
    exchange: async (query) => {
      const tokens = await TokenManager.getTokens({ query: { ...query }, redirectUri: `${origin}${callbackPath}` });
      if (!tokens) throw new AuthError('failed', authErrors.exchangeFailed);
      return v.parse(tokensSchema, tokens);
    },
    loadClaims: () => UserManager.getCurrentUser(),
    endSession: endProviderSession,
  };
}

function convertDiscovery(discovery: Discovery) {
  const { ping_end_idp_session_endpoint: endIdpSession, ...endpoints } = discovery;
  return convertWellKnown({
    ...endpoints,
    ...(endIdpSession === undefined ? {} : { ping_end_idp_session_endpoint: endIdpSession }),
  });
}
