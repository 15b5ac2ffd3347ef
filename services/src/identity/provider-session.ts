import type { CookieOptions, Session } from 'oidc-provider';
import { revokeSessionArtifacts } from './artifact-adapter.ts';
import type { Exchange, IdentityContext } from './identity-context.ts';
import { sessionSeconds } from './realm.ts';

/** Session cookie: host-only, so each site host keeps its own, first-party session. */
export const sessionCookieOptions: CookieOptions = { httpOnly: true, sameSite: 'lax', path: '/am', signed: true };

export function loadSession(context: IdentityContext, { request, response }: Exchange): Promise<Session> {
  return context.provider.Session.get(context.provider.createContext(request, response));
}

/** Ends a session with every code and token that came out of it, and removes its cookie. */
export async function endSession(context: IdentityContext, exchange: Exchange, session: Session): Promise<void> {
  if (session.new) return;
  await revokeSessionArtifacts(context.database, session.uid);
  await session.destroy();
  const { cookies } = context.provider.createContext(exchange.request, exchange.response);
  cookies.set(context.provider.cookieName('session'), null, sessionCookieOptions);
}

/** Starts a session of an account outside the sign-in page; a session of someone else ends first. Returns its public name. */
export async function startSession(context: IdentityContext, exchange: Exchange, accountId: string): Promise<string> {
  const session = await loadSession(context, exchange);
  if (session.accountId !== undefined && session.accountId !== accountId) {
    await revokeSessionArtifacts(context.database, session.uid);
  }
  if (!session.new) session.resetIdentifier();
  session.loginAccount({ accountId, amr: ['pwd'] });
  await session.save(sessionSeconds);
  const { cookies } = context.provider.createContext(exchange.request, exchange.response);
  const expires = new Date(Date.now() + sessionSeconds * 1000);
  cookies.set(context.provider.cookieName('session'), session.id, { ...sessionCookieOptions, expires });
  return session.uid;
}
