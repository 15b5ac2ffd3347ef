import { fork } from 'effector';
import { vi } from 'vitest';
import type { AuthOptions } from './auth-options.ts';
import { createAuth } from './create-auth.browser.ts';
import { createFakePage } from './fake-page.fixture.ts';
import type { ForgeRockPort } from './forgerock-port.browser.ts';
import { $session } from './session.model.ts';

export const claims = { subname: 'u1', given_name: 'Anna', family_name: 'Keller', roles: ['kmx_int_direct_active'] };
export const tokens = { accessToken: 'access', idToken: 'id', tokenExpiry: 9e15 };
export const storedKey = 'FR-SDK-mykomax';
export const flowKey = 'FR-SDK-authflow-mykomax';

/** Sign-in of a fake page with a provider that lets everyone in, unless a change of its port says otherwise. */
export function createTestAuth(
  address: string,
  changes: Partial<ForgeRockPort> = {},
  options: Partial<AuthOptions> = {},
) {
  const fake = createFakePage(address);
  const port = {
    issuer: 'https://id.example',
    isIssuerRequired: true,
    loadTokens: vi.fn<ForgeRockPort['loadTokens']>(changes.loadTokens ?? (() => Promise.resolve(tokens))),
    openSignIn: vi.fn<ForgeRockPort['openSignIn']>(changes.openSignIn ?? (() => Promise.resolve(null))),
    exchange: vi.fn<ForgeRockPort['exchange']>(changes.exchange ?? (() => Promise.resolve(tokens))),
    loadClaims: vi.fn<ForgeRockPort['loadClaims']>(changes.loadClaims ?? (() => Promise.resolve(claims))),
    endSession: vi.fn<ForgeRockPort['endSession']>(changes.endSession ?? (() => Promise.resolve())),
  };
  const scope = fork();
  const loadPort = vi.fn(() => Promise.resolve(port));
  const navigate = vi.fn();
  const onError = vi.fn();
  const onNotLeft = vi.fn();
  const auth = createAuth({
    configuration: { wellKnown: '', baseUrl: '/am', clientId: 'mykomax' },
    scope,
    page: fake.page,
    urlPrefix: '/en',
    language: 'en',
    navigate,
    onError,
    onNotLeft,
    loadPort,
    ...options,
  });
  return { ...fake, auth, port, loadPort, navigate, onError, onNotLeft, readSession: () => scope.getState($session) };
}

/** An identity token without a valid signature. */
export function createIdentityToken(payload: object): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}

/** The memory of a tab that has gone to the sign-in page. */
export function savePendingSignIn(page: Window): void {
  page.sessionStorage.setItem(flowKey, JSON.stringify({ state: 'b', verifier: 'v' }));
  page.sessionStorage.setItem(
    'kmx-sign-in',
    JSON.stringify({ returnUrl: '/en/mykomax/tickets', issuer: 'https://id.example', isIssuerRequired: true }),
  );
}
