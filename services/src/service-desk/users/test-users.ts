import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sampleAccounts } from '../../sample/sample-accounts.ts';
import { createTestObjects } from '../authorization/test-objects.ts';
import { createTestDesk, type TestDesk } from '../create-test-desk.ts';
import type { AccessStatus } from '../model/access-transitions.ts';

const [, benAccount, chieAccount, doraAccount] = sampleAccounts;
if (benAccount === undefined || chieAccount === undefined || doraAccount === undefined) {
  throw new Error('The sample accounts are missing');
}
/** External administrator of Northline, customer of Hikari, internal administrator. */
export const ben = benAccount;
export const chie = chieAccount;
export const dora = doraAccount;

interface InvitedUser {
  readonly id: string;
  readonly email: string;
  readonly applications: readonly {
    readonly id: string;
    readonly status: AccessStatus;
    readonly invitation: { readonly id: string; readonly expiresAt: string };
  }[];
}

async function openUsers() {
  const desk: TestDesk = await createTestDesk();
  const signIn = ({ id, email, roles }: typeof ben) => desk.signToken({ sub: id, email, roles });
  const administrator = await signIn(ben);
  const internal = await signIn(dora);

  const invite = (input: object = {}, token = administrator) =>
    desk.ask(
      token,
      `mutation($input:InviteUserInput!){inviteUser(input:$input){id email status isActivated organization{id}
      applications{id status role version invitation{id status expiresAt sentAt} allowedActions}}}`,
      {
        input: {
          email: `${randomUUID()}@northline.example`,
          firstName: 'Mara',
          lastName: 'Lind',
          organizationId: 'northline',
          language: 'fr',
          applications: [{ applicationId: 'service-ticketing' }],
          ...input,
        },
      },
    );

  return {
    desk,
    objects: createTestObjects(desk.database),
    administrator,
    internal,
    invite,
    inviteSomebody: async (input: object = {}) => {
      const user = (await invite(input)).read<InvitedUser>('inviteUser');
      return { ...user, invitationId: user.applications[0]?.invitation.id ?? '' };
    },
    listMails: (recipient: string) =>
      desk.database
        .selectFrom('mail_message')
        .selectAll()
        .where('recipient', '=', recipient)
        .orderBy('created_at')
        .execute(),
    rolesOf: async (email: string) => (await desk.directory.findByEmail(email))?.roles.toSorted(),
  };
}

/** A desk for one file of tests about people, with its administrators signed in; each test starts without mails. */
export function prepareUsers(): Awaited<ReturnType<typeof openUsers>> {
  const users = {} as Awaited<ReturnType<typeof openUsers>>;
  beforeAll(async () => {
    Object.assign(users, await openUsers());
  }, 120_000);
  beforeEach(async () => {
    await users.desk.database.deleteFrom('mail_message').execute();
  });
  afterAll(() => users.desk.close());
  return users;
}
