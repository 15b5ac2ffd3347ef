import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { importJWK, SignJWT } from 'jose';
import type { Logger } from 'pino';
import { clientId } from './realm.ts';
import type { IdentitySecrets } from './secrets.ts';

/** Notifies applications that sessions of an account have ended; returns at once and never fails. */
export type TellEndedSessions = (accountId: string, sids: readonly (string | undefined)[]) => void;
/** The same, waited for; returns the addresses of which somebody did not take the message. */
export type DeliverEndedSessions = (
  accountId: string,
  sids: readonly (string | undefined)[],
) => Promise<readonly string[]>;

interface Applications {
  readonly issuer: string;
  readonly urls: readonly string[];
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const deadlineMs = 3000;
const retryPausesMs = [0, 1000, 10_000];
const logoutTokenLife = '2m';

/**
 * Back-channel logout (OpenID Connect Back-Channel Logout 1.0): posts a signed logout token to every address, so that
 * the session's identity tokens are refused from then on. The provider's own sender cannot reach a shell on this
 * machine.
 */
export function createEndedSessionDelivery(
  { issuer, urls }: Applications,
  { jwks }: Pick<IdentitySecrets, 'jwks'>,
): DeliverEndedSessions {
  const [key] = jwks.keys;

  async function signToken(accountId: string, sid: string): Promise<string> {
    if (key === undefined) throw new Error('The identity service has no signing key.');
    return new SignJWT({ sid, events: { [logoutEvent]: {} } })
      .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid: key.kid })
      .setSubject(accountId)
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime(logoutTokenLife)
      .setJti(randomUUID())
      .sign(await importJWK(key, 'RS256'));
  }

  async function isTaken(url: string, accountId: string, sid: string): Promise<boolean> {
    const body = new URLSearchParams({ logout_token: await signToken(accountId, sid) });
    const signal = AbortSignal.timeout(deadlineMs);
    const answer = await fetch(url, { method: 'POST', body, redirect: 'error', signal });
    await answer.body?.cancel();
    return answer.ok;
  }

  async function tell(url: string, accountId: string, sid: string): Promise<string | null> {
    for (const pause of retryPausesMs) {
      await wait(pause);
      if (await isTaken(url, accountId, sid).catch(() => false)) return null;
    }
    return url;
  }

  return async (accountId, sids) => {
    const known = sids.filter((sid) => sid !== undefined);
    const missed = await Promise.all(urls.flatMap((url) => known.map((sid) => tell(url, accountId, sid))));
    return [...new Set(missed)].filter((url) => url !== null);
  };
}

/** The same without waiting: what nobody took is in the log. */
export function createEndedSessionTeller(
  applications: Applications,
  secrets: Pick<IdentitySecrets, 'jwks'>,
  logger: Logger,
): TellEndedSessions {
  const deliver = createEndedSessionDelivery(applications, secrets);
  return (accountId, sids) => {
    void deliver(accountId, sids).then((missed) => {
      for (const url of missed) logger.warn({ url }, 'an application could not be notified of an ended session');
    });
  };
}
