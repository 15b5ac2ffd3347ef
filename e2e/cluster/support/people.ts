import { randomUUID } from 'node:crypto';
import { editorPassword } from '@kmx/tools/product-runner/editor-password.ts';
import { createPublicVisitor, type PublicAnswer } from '../../support/public-visitor.ts';
import { type Customer, readLocation, signCustomerIn } from '../../support/sign-customer-in.ts';
import type { Cluster } from '../../support/start-cluster.ts';

const deadlineMs = 10_000;
const json = { accept: 'application/json' };

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

async function openTicket(customer: Customer): Promise<string> {
  const input = {
    ...{ clientMutationId: randomUUID(), locationId: await readLocation(customer), type: 'QUESTION' },
    ...{ isMachineUnlisted: true, subject: `Ticket of ${customer.email}`, description: 'While something fails.' },
  };
  const answer = await customer.ask('mutation($input:CreateTicketInput!){createTicket(input:$input){id}}', { input });
  const created = JSON.parse(answer.body) as { readonly data: { readonly createTicket: { readonly id: string } } };
  return created.data.createTicket.id;
}

/** Signs two customers and an editor in; rejects when one of them cannot. */
export async function signPeopleIn(cluster: Cluster): Promise<People> {
  const { origin } = cluster.product;
  const anna = await signCustomerIn(origin, 'anna.keller@kmx.example', cluster.address);
  const ben = await signCustomerIn(origin, 'ben.ortiz@northline.example', cluster.address);
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
