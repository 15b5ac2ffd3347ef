import { createPublicVisitor, type PublicAnswer } from './public-visitor.ts';
import { samplePassword } from './sign-in.ts';

const deadlineMs = 10_000;
const json = { accept: 'application/json' };
/** A token is good for fifteen minutes; the portal asks for another one long before. */
const renewMs = 300_000;

/** Somebody who is signed in at the portal. */
export interface Customer {
  readonly email: string;
  /** Asks the service desk as the portal does; rejects after ten seconds. */
  readonly ask: (query: string, variables?: object) => Promise<PublicAnswer>;
}

/** Signs a sample account in; `address` is that of the balancer where the origin is not reached by its name. */
export async function signCustomerIn(origin: string, email: string, address?: string): Promise<Customer> {
  const createVisitor = () => createPublicVisitor(origin, Number(new URL(origin).port), address);
  let token = '';
  async function renew(): Promise<void> {
    const answer = await createVisitor().signIn(email, samplePassword);
    if (answer.failure !== null) throw new Error(`${email} could not sign in: ${answer.status}, ${answer.failure}`);
    token = answer.token;
  }
  await renew();
  let renewedAt = performance.now();
  let renewing: Promise<void> = Promise.resolve();
  return {
    email,
    ask: async (query, variables = {}) => {
      if (performance.now() - renewedAt > renewMs) {
        renewedAt = performance.now();
        // While nobody can sign in, the token before is still good.
        renewing = renew().catch(() => {});
      }
      await renewing;
      return createVisitor().send('/api/sis-proxy', {
        ...{ json: { query, variables }, headers: { ...json, 'ciam-id-token': token } },
        signal: AbortSignal.timeout(deadlineMs),
      });
    },
  };
}

/** The id of a location for which a customer may open a ticket. */
export async function readLocation({ ask, email }: Customer): Promise<string> {
  const { body } = await ask('{locations{id}}');
  const { data } = JSON.parse(body) as {
    readonly data: { readonly locations: readonly { readonly id: string }[] } | null;
  };
  const id = data?.locations[0]?.id;
  if (id === undefined) throw new Error(`${email} has no location: ${body}`);
  return id;
}
