// The package brings no types; this is the part of it that the identity service uses.
declare module 'oidc-provider' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type ArtifactPayload = Record<string, unknown>;

  export interface Adapter {
    upsert(id: string, payload: ArtifactPayload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<ArtifactPayload | undefined>;
    findByUid(uid: string): Promise<ArtifactPayload | undefined>;
    findByUserCode(userCode: string): Promise<ArtifactPayload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface CookieOptions {
    readonly path?: string;
    readonly httpOnly?: boolean;
    readonly sameSite?: 'lax' | 'strict' | 'none';
    readonly signed?: boolean;
    readonly overwrite?: boolean;
    readonly expires?: Date;
  }

  export interface Client {
    readonly clientId: string;
    grantTypeAllowed(grantType: string): boolean;
    postLogoutRedirectUriAllowed(uri: string): boolean;
  }

  export interface Session {
    readonly uid: string;
    readonly id: string;
    readonly accountId?: string;
    readonly new?: true;
    loginAccount(details: { accountId: string; amr?: readonly string[] }): void;
    readonly amr?: readonly string[];
    /** Whether the last sign-in is older than these seconds. */
    past(seconds: number): boolean;
    resetIdentifier(): void;
    /** The name of this session that tokens of the client carry. */
    sidFor(clientId: string): string | undefined;
    save(ttl: number): Promise<unknown>;
    destroy(): Promise<void>;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export interface HttpContext {
    readonly req: IncomingMessage;
    readonly res: ServerResponse;
    readonly cookies: { set(name: string, value: string | null, options?: CookieOptions): void };
    status: number;
    type: string;
    body: unknown;
  }

  export interface OidcContext extends HttpContext {
    readonly oidc: {
      readonly provider: Provider;
      readonly client: Client;
      readonly session: Session;
    };
  }

  export interface ProviderAccount {
    readonly accountId: string;
    claims(use: string, scope: string): ArtifactPayload | Promise<ArtifactPayload>;
  }

  export interface ProviderConfiguration {
    readonly adapter: (model: string) => Adapter;
    readonly clients: readonly ArtifactPayload[];
    readonly jwks: { readonly keys: readonly unknown[] };
    readonly scopes: readonly string[];
    readonly claims: Readonly<Record<string, readonly string[] | null>>;
    readonly conformIdTokenClaims: boolean;
    readonly responseTypes: readonly string[];
    readonly clientAuthMethods: readonly string[];
    readonly pkce: { required(context: OidcContext, client: Client): boolean };
    readonly routes: Readonly<Record<string, string>>;
    readonly cookies: {
      readonly keys: readonly string[];
      readonly names: { readonly session: string; readonly interaction: string; readonly resume: string };
      readonly long: CookieOptions;
      readonly short: CookieOptions;
    };
    readonly discovery: Readonly<Record<string, readonly string[]>>;
    readonly ttl: Readonly<Record<string, number>>;
    readonly features: Readonly<Record<string, ArtifactPayload & { readonly enabled: boolean }>>;
    readonly interactions: {
      readonly policy: interactionPolicy.Policy;
      url(context: OidcContext, interaction: { readonly uid: string }): string;
    };
    findAccount(context: OidcContext, id: string): Promise<ProviderAccount | undefined>;
    loadExistingGrant(context: OidcContext): Promise<Grant | undefined>;
    issueRefreshToken(context: OidcContext, client: Client, code: { readonly redirectUri?: string }): Promise<boolean>;
    expiresWithSession(): Promise<boolean>;
    rotateRefreshToken(): boolean;
    revokeGrantPolicy(): boolean;
    fetch(): Promise<Response>;
    clientBasedCORS(context: OidcContext, origin: string): boolean;
    renderError(context: OidcContext, out: { readonly error: string }, error: Error): Promise<void>;
  }

  export interface InteractionDetails {
    readonly uid: string;
    readonly params: ArtifactPayload;
  }

  export class Provider extends EventEmitter {
    constructor(issuer: string, configuration: ProviderConfiguration);
    readonly issuer: string;
    proxy: boolean;
    readonly Client: { find(id: string): Promise<Client | undefined> };
    readonly Session: { get(context: HttpContext): Promise<Session> };
    readonly Grant: new (properties: {
      clientId: string;
      accountId: string;
    }) => Grant;
    readonly IdToken: { validate(token: string, client: Client): Promise<{ readonly payload: ArtifactPayload }> };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    createContext(request: IncomingMessage, response: ServerResponse): HttpContext;
    cookieName(kind: 'session'): string;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<InteractionDetails>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { readonly login: { readonly accountId: string; readonly amr: readonly string[] } },
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }

  export namespace interactionPolicy {
    interface Checks {
      remove(reason: string): void;
      add(check: Check, index?: number): void;
    }
    interface Policy {
      get(name: string): { readonly checks: Checks } | undefined;
      remove(name: string): void;
    }
    class Check {
      constructor(reason: string, description: string, error: string, check: (context: OidcContext) => boolean);
    }
    function base(): Policy;
  }

  export namespace errors {
    class SessionNotFound extends Error {}
  }
}
