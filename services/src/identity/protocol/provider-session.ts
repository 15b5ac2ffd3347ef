import type { CookieOptions, Session } from 'oidc-provider';
import { loadAccount, type StoredAccount } from '../accounts/accounts.ts';
import { revokeSessionArtifacts } from '../realm/artifact-adapter.ts';
import { clientId, freshSeconds, sessionSeconds } from '../realm/realm.ts';
import type { Exchange, IdentityContext } from '../request/identity-context.ts';

/** Session cookie: host-only, so that each site host has its own first-party session. */
export const sessionCookieOptions: CookieOptions = { httpOnly: true, sameSite: 'lax', path: '/am', signed: true };

export function loadSession(context: IdentityContext, { request, response }: Exchange): Promise<Session> {
  return context.provider.Session.get(context.provider.createContext(request, response));
}

/** Ends a session with every code and token that came out of it, and removes its cookie. */
export async function endSession(context: IdentityContext, exchange: Exchange, session: Session): Promise<void> {
  if (session.new) return;
  await revokeSessionArtifacts(context.database, session.uid);
  if (session.accountId !== undefined) context.tellEnded(session.accountId, [session.sidFor(clientId)]);
  await session.destroy();
  const { cookies } = context.provider.createContext(exchange.request, exchange.response);
  cookies.set(context.provider.cookieName('session'), null, sessionCookieOptions);
}

/** The session of a request with its account; null when nobody is signed in. */
export async function loadOwner(
  context: IdentityContext,
  exchange: Exchange,
): Promise<{ readonly session: Session; readonly account: StoredAccount } | null> {
  const session = await loadSession(context, exchange);
  const account = session.accountId === undefined ? undefined : await loadAccount(context.database, session.accountId);
  return account === undefined ? null : { session, account };
}

/** Whether the password was entered in this session within the last five minutes. */
export function isFresh(session: Session): boolean {
  return !session.past(freshSeconds);
}

/** Notes that the password was entered once more. */
export async function refreshSession(session: Session): Promise<void> {
  const { accountId, amr = ['pwd'] } = session;
  if (accountId === undefined) return;
  session.loginAccount({ accountId, amr });
  await session.save(sessionSeconds);
}

/** Starts a session outside the sign-in page; a session of another account ends first. Returns its public name. */
export async function startSession(
  context: IdentityContext,
  exchange: Exchange,
  accountId: string,
  amr: readonly string[] = ['pwd'],
): Promise<string> {
  const session = await loadSession(context, exchange);
  if (session.accountId !== undefined && session.accountId !== accountId) {
    await revokeSessionArtifacts(context.database, session.uid);
    context.tellEnded(session.accountId, [session.sidFor(clientId)]);
  }
  if (!session.new) session.resetIdentifier();
  session.loginAccount({ accountId, amr });
  await session.save(sessionSeconds);
  const { cookies } = context.provider.createContext(exchange.request, exchange.response);
  const expires = new Date(Date.now() + sessionSeconds * 1000);
  cookies.set(context.provider.cookieName('session'), session.id, { ...sessionCookieOptions, expires });
  return session.uid;
}
