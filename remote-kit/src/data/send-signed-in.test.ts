import type { SessionStatus } from '@kmx/shared-contracts/session.ts';
import type { AuthContract } from '@kmx/shared-contracts/shell-context.ts';
import { describe, expect, it, vi } from 'vitest';
import { sendSignedIn } from './send-signed-in.ts';

/** Sign-in of a person whose status a test changes; every sign-in succeeds. */
function createAuth() {
  const person = { status: 'signed-in' as SessionStatus };
  const ensureSignedIn = vi.fn(() => Promise.resolve());
  const auth = {
    session: { read: () => ({ status: person.status, user: null }), watch: () => () => {} },
    ensureSignedIn,
  } as Partial<AuthContract> as AuthContract;
  return { auth, person, ensureSignedIn };
}

const refused = () => Promise.resolve(new Response(null, { status: 401 }));

describe('a request that was refused for want of a session', () => {
  it('AUTH-010 is sent once more with the renewed session', async () => {
    const { auth, ensureSignedIn } = createAuth();
    const send = vi.fn(refused).mockImplementationOnce(refused).mockResolvedValueOnce(new Response('done'));
    expect(await (await sendSignedIn(auth, send)).text()).toBe('done');
    expect(ensureSignedIn).toHaveBeenCalledOnce();
  });

  it.for([
    { what: 'refused', send: refused },
    { what: 'not even sent', send: () => Promise.reject(new Error('Not signed in')) },
  ])('POR-005 D-66 asks nobody to sign in who has signed out meanwhile, when it was $what', async ({ send }) => {
    const { auth, person, ensureSignedIn } = createAuth();
    const outcome = sendSignedIn(auth, () => {
      person.status = 'signed-out';
      return send();
    });
    await expect(outcome).rejects.toMatchObject({ name: 'RequestError', kind: 'signed-out' });
    expect(ensureSignedIn).not.toHaveBeenCalled();
  });

  it('AUTH-010 asks for the session while another request is signing in', async () => {
    const { auth, person, ensureSignedIn } = createAuth();
    await sendSignedIn(auth, () => {
      person.status = 'signing-in';
      return refused();
    });
    expect(ensureSignedIn).toHaveBeenCalledOnce();
  });
});
