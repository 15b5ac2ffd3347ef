import { randomUUID } from 'node:crypto';
import { editorPassword } from '@kmx/tools/product-runner/editor-password.ts';
import { createPublicVisitor, type PublicAnswer } from '../../support/public-visitor.ts';
import { samplePassword } from '../../support/sign-in.ts';
import type { Cluster } from '../../support/start-cluster.ts';

const deadlineMs = 10_000;
const json = { accept: 'application/json' };

/** Somebody who is signed in at the portal. */
export interface Customer {
  readonly email: string;
  readonly ask: (query: string, variables?: object) => Promise<PublicAnswer>;
}

/** Those who use the cluster during a fault. */
export interface People {
  readonly anna: Customer;
  /** A ticket of Anna's, to which she adds comments. */
  readonly ticketId: string;
  readonly ben: Customer;
  readonly askAsEditor: (query: string, variables: object) => Promise<PublicAnswer>;
}

/** A visitor of a cluster, from outside of all its machines; `host` is another one of its sites. */
export function visitCluster({ product, address }: Pick<Cluster, 'product' | 'address'>, host = 'localhost') {
  const { port } = new URL(product.origin);
  return createPublicVisitor(`http://${host}:${port}`, Number(port), address);
}

async function signIn(cluster: Cluster, email: string): Promise<Customer> {
  const { token } = await visitCluster(cluster).signIn(email, samplePassword);
  if (token === '') throw new Error(`${email} could not sign in`);
  const headers = { ...json, 'ciam-id-token': token };
  return {
    email,
    ask: (query, variables = {}) =>
      visitCluster(cluster).send('/api/sis-proxy', {
        ...{ json: { query, variables }, headers, signal: AbortSignal.timeout(deadlineMs) },
      }),
  };
}

async function openTicket({ ask, email }: Customer): Promise<string> {
  const locations = JSON.parse((await ask('{locations{id}}')).body) as {
    readonly data: { readonly locations: readonly { readonly id: string }[] };
  };
  const input = {
    ...{ clientMutationId: randomUUID(), locationId: locations.data.locations[0]?.id, type: 'QUESTION' },
    ...{ isMachineUnlisted: true, subject: `Ticket of ${email}`, description: 'While something fails.' },
  };
  const answer = await ask('mutation($input:CreateTicketInput!){createTicket(input:$input){id}}', { input });
  const created = JSON.parse(answer.body) as { readonly data: { readonly createTicket: { readonly id: string } } };
  return created.data.createTicket.id;
}

/** Signs two customers and an editor in; rejects when one of them cannot. */
export async function signPeopleIn(cluster: Cluster): Promise<People> {
  const anna = await signIn(cluster, 'anna.keller@kmx.example');
  const ben = await signIn(cluster, 'ben.ortiz@northline.example');
  const ticketId = await openTicket(anna);
  const editor = visitCluster(cluster);
  const { status } = await editor.send('/api/editor-area-autentication', {
    json: { input: editorPassword },
    headers: json,
  });
  if (status !== 200) throw new Error(`the editor could not sign in: ${status}`);
  return {
    ...{ anna, ben, ticketId },
    askAsEditor: (query, variables) =>
      editor.send('/api/cms-draft', {
        ...{ json: { query, variables }, headers: json, signal: AbortSignal.timeout(deadlineMs) },
      }),
  };
}
