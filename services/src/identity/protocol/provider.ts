import type { IncomingHttpHeaders } from 'node:http';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { type Grant, interactionPolicy, type OidcContext, Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import type { ServicesConfiguration } from '../../configuration/configuration.ts';
import { backChannelLogoutPath } from '../../configuration/parse-configuration.ts';
import { loadAccount, mapClaims } from '../accounts/accounts.ts';
import { renderNoticePage } from '../pages/page-frame.ts';
import { createArtifactAdapter, revokeSessionArtifacts } from '../realm/artifact-adapter.ts';
import type { IdentityDatabase } from '../realm/identity-database.ts';
import {
  blankCallbackPath,
  clientId,
  clientScope,
  oauthPath,
  sessionSeconds,
  signInPathPrefix,
} from '../realm/realm.ts';
import type { IdentitySecrets } from '../realm/secrets.ts';
import type { TellEndedSessions } from '../realm/tell-ended-sessions.ts';
import { createPagePolicy } from '../request/http-answer.ts';
import { resolveLanguage } from '../request/resolve-language.ts';
import { sessionCookieOptions } from './provider-session.ts';

// The SDK compares this text and starts the visible sign-in only when it knows it (ID-04).
const silentRefusal = 'The request requires some interaction that is not allowed.';
const interactionSeconds = 1800;
const idTokenGraceSeconds = 300;

function createPolicy(): interactionPolicy.Policy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const checks = policy.get('login')?.checks;
  checks?.remove('no_session');
  const isSignedOut = ({ oidc }: OidcContext) => oidc.session.accountId === undefined;
  checks?.add(new interactionPolicy.Check('no_session', silentRefusal, 'interaction_required', isSignedOut));
  return policy;
}

function createClient({ publicOrigin, allowedOrigins }: ServicesConfiguration) {
  return {
    client_id: clientId,
    client_name: 'MyKomax',
    token_endpoint_auth_method: 'none',
    // Adds `sid` to identity tokens, which identifies an ended session (tell-ended-sessions.ts).
    backchannel_logout_uri: `${publicOrigin}${backChannelLogoutPath}`,
    backchannel_logout_session_required: true,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: clientScope,
    redirect_uris: allowedOrigins.flatMap((origin) => [`${origin}/callback`, `${origin}${blankCallbackPath}`]),
    post_logout_redirect_uris: allowedOrigins.map((origin) => `${origin}/`),
  };
}

/** A separate grant for each authorization: revoking the tokens of one tab must not end those of another. */
async function createGrant({ oidc }: OidcContext): Promise<Grant | undefined> {
  const { accountId } = oidc.session;
  if (accountId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
  grant.addOIDCScope(clientScope);
  await grant.save();
  return grant;
}

async function renderNotice(kind: 'failed' | 'expired' | 'signedOut', context: OidcContext, code = ''): Promise<void> {
  const language = resolveLanguage(undefined, context.req.headers['accept-language']);
  context.res.setHeader('Content-Security-Policy', createPagePolicy([]));
  context.type = 'html';
  context.body = renderNoticePage(language, kind, code);
}

/** OpenID provider on AM's URLs (AUTH-027..035) over the service's tables; it issues opaque access tokens. */
export function createProvider(
  configuration: ServicesConfiguration,
  database: IdentityDatabase,
  secrets: IdentitySecrets,
  tellEnded: TellEndedSessions,
  logger: Logger,
): Provider {
  const { publicOrigin, allowedOrigins, accessTokenSeconds } = configuration;
  const provider = new Provider(`${publicOrigin}${oauthPath}`, {
    adapter: (model) => createArtifactAdapter(database, model),
    clients: [createClient(configuration)],
    jwks: secrets.jwks,
    scopes: ['openid', 'profile', 'email', 'fr:idm:*'],
    claims: {
      openid: ['sub', 'subname', 'roles'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email'],
    },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    routes: {
      authorization: '/authorize',
      token: '/access_token',
      userinfo: '/userinfo',
      revocation: '/token/revoke',
      introspection: '/introspect',
      jwks: '/connect/jwk_uri',
      end_session: '/connect/endSession',
    },
    cookies: {
      keys: secrets.cookieKeys,
      names: { session: 'am-session', interaction: 'am-sign-in', resume: 'am-resume' },
      long: sessionCookieOptions,
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    discovery: { ui_locales_supported: uiLanguages },
    ttl: {
      AccessToken: accessTokenSeconds,
      // One process gives it, another one takes it, and their clocks may be a minute apart.
      AuthorizationCode: 180,
      IdToken: accessTokenSeconds + idTokenGraceSeconds,
      RefreshToken: sessionSeconds,
      Grant: sessionSeconds,
      Session: sessionSeconds,
      Interaction: interactionSeconds,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true, allowedPolicy: isOwnToken },
      introspection: { enabled: true, allowedPolicy: isOwnToken },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: OidcContext) => renderNotice('failed', context),
        postLogoutSuccessSource: (context: OidcContext) => renderNotice('signedOut', context),
      },
    },
    interactions: { policy: createPolicy(), url: (_context, interaction) => `${signInPathPrefix}${interaction.uid}` },
    async findAccount(_context, id) {
      const account = await loadAccount(database, id);
      return account && { accountId: account.id, claims: () => mapClaims(account) };
    },
    loadExistingGrant: createGrant,
    // A script of a page has no use for it (decision 0010); servers and command-line clients get one (AUTH-030).
    issueRefreshToken: async (context, client, code) =>
      client.grantTypeAllowed('refresh_token') && !isOfBrowser(context.req.headers, code.redirectUri),
    expiresWithSession: async () => false,
    rotateRefreshToken: () => true,
    revokeGrantPolicy: () => true,
    // Its only use is to announce ended sessions, which tell-ended-sessions.ts does.
    fetch: async () => new Response(null, { status: 204 }),
    clientBasedCORS: (_context, origin) => allowedOrigins.includes(origin),
    renderError: (context, { error }, cause) =>
      renderNotice(cause.name === 'SessionNotFound' ? 'expired' : 'failed', context, error),
  });
  // The shell and this process sit behind one host name; request-origin.ts has already pinned the forwarded headers.
  provider.proxy = true;
  // Someone signed in over another person's session: the provider drops the session but not our unbound tokens.
  provider.on('end_session.success', ({ oidc }: OidcContext) => {
    if (oidc.session.accountId !== undefined) tellEnded(oidc.session.accountId, [oidc.session.sidFor(clientId)]);
    revokeSessionArtifacts(database, oidc.session.uid).catch((error: unknown) =>
      logger.error({ err: error }, 'identity revocation failed'),
    );
  });
  provider.on('server_error', (_context: OidcContext, error: Error) => logger.error({ err: error }, 'identity failed'));
  provider.on('error', (error: Error) => logger.error({ err: error }, 'identity failed'));
  return provider;
}

/** Whether a page sent the request: browsers say so every time, and nothing else has a hidden frame. */
function isOfBrowser(headers: IncomingHttpHeaders, redirectUri = ''): boolean {
  return headers['sec-fetch-site'] !== undefined || redirectUri.endsWith(blankCallbackPath);
}

function isOwnToken(_context: OidcContext, client: { clientId: string }, token: { clientId?: string }): boolean {
  return token.clientId === client.clientId;
}
