import { readNewestMail } from './outbox.ts';
import type { Product } from './start-product.ts';

/** Path of the newest mailed link to a page of the identity service. */
export async function readMailedLink(servicesOrigin: string, recipient: string): Promise<string> {
  const mail = await readNewestMail(servicesOrigin, recipient);
  const link = /https?:\/\/[^"<\s]+\/am\/ui\/(?:email|invitation|password)\/[\w-]+/.exec(mail)?.[0];
  if (link === undefined) throw new Error(`There is no link in the mail to ${recipient}`);
  return new URL(link).pathname;
}

/** Invites a new colleague in the name of an administrator of all organizations; gives the path of the invitation. */
export async function invitePerson(
  { servicesOrigin }: Pick<Product, 'servicesOrigin'>,
  administratorToken: string,
  { email, language = 'en' }: { readonly email: string; readonly language?: string },
): Promise<string> {
  const person = { email, firstName: 'Mila', lastName: 'Horák', language };
  const variables = { input: { ...person, organizationId: 'vlk', applications: [{ applicationId: 'inventory' }] } };
  const query = 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id } }';
  const answer = await fetch(`${servicesOrigin}/service-desk/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ciam_id_token: administratorToken },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await answer.json()) as { readonly errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return readMailedLink(servicesOrigin, email);
}
