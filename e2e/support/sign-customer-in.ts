import { createPublicVisitor, type PublicAnswer } from './public-visitor.ts';
import { samplePassword } from './sign-in.ts';

const deadlineMs = 10_000;
const json = { accept: 'application/json' };

/** Somebody who is signed in at the portal. */
export interface Customer {
  readonly email: string;
  /** Asks the service desk as the portal does; rejects after ten seconds. */
  readonly ask: (query: string, variables?: object) => Promise<PublicAnswer>;
}

/** Signs a sample account in; `address` is that of the balancer where the origin is not reached by its name. */
export async function signCustomerIn(origin: string, email: string, address?: string): Promise<Customer> {
  const createVisitor = () => createPublicVisitor(origin, Number(new URL(origin).port), address);
  const { status, token } = await createVisitor().signIn(email, samplePassword);
  if (token === '') throw new Error(`${email} could not sign in: ${status}`);
  const headers = { ...json, 'ciam-id-token': token };
  return {
    email,
    ask: (query, variables = {}) =>
      createVisitor().send('/api/sis-proxy', {
        ...{ json: { query, variables }, headers, signal: AbortSignal.timeout(deadlineMs) },
      }),
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
