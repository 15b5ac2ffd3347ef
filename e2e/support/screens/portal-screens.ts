import { signIn } from '../sign-in.ts';
import { createDialogState, type Screen, type ScreenGroup, type ScreenState, type Step, sentEmpty } from './screen.ts';

const portal = '/{language}/mykomax';

/** Follows the first link of a list to the page behind it. */
async function openFirst({ page }: Step): Promise<void> {
  const link = page.locator('#kmx-slot table tbody a').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(`**${path}`);
  await page.locator('#kmx-slot table tbody a').first().waitFor({ state: 'detached' });
}

const shortcuts = createDialogState('keyboard shortcuts', 'shortcuts.title', ['shortcut-help']);

const accountMenu: ScreenState = {
  name: 'menu of the account',
  reach: async ({ page, sayShell }) => {
    await page.locator('#kmx-header').getByLabel(sayShell('account.menu')).click();
    await page
      .locator('#kmx-header')
      .getByRole('button', { name: sayShell('account.signOut') })
      .waitFor();
  },
};

/** Presses the button of the form and waits for the list of missing fields. */
const pressWithMistakes = (button: string): ScreenState => ({
  name: 'with mistakes',
  reach: async ({ page, say }) => {
    await page
      .locator('#kmx-slot')
      .getByRole('button', { name: say(button) })
      .click();
    await page.locator('#kmx-slot :is([role=alert], [aria-invalid=true])').first().waitFor();
  },
});

const dashboard: Screen = { name: 'dashboard', address: portal };
const tickets: Screen = { name: 'tickets', address: `${portal}/tickets/list` };
const inventory: Screen = { name: 'machines', address: `${portal}/inventory` };
const views = ['users', 'invitations', 'requests', 'audit'].map(
  (view): Screen => ({ name: `user administration: ${view}`, address: `${portal}/user-admin?view=${view}` }),
);

const wrongPassword: ScreenState = {
  name: 'wrong password',
  isInDialog: true,
  reach: async ({ page, say }) => {
    const dialog = page.locator('dialog[open]');
    await dialog.locator('input[type=password]').fill('wrong-1A');
    await dialog.locator('button[type=submit]').click();
    await dialog.getByText(say('password.problem.wrong')).waitFor();
  },
};

/** An employee with tickets and machines. */
const employee: readonly Screen[] = [
  { ...dashboard, states: [shortcuts, accountMenu] },
  {
    name: 'account that the directory keeps',
    address: `${portal}/account`,
    states: [
      createDialogState('password before a second factor', 'factor.enrol', ['confirm-password-dialog']),
      wrongPassword,
    ],
    complaint: /status of 40[13]/,
  },
  tickets,
  { name: 'tickets: none fits', address: `${portal}/tickets/list?q=qqqqq` },
  { name: 'new ticket', address: `${portal}/tickets/newticket`, states: [pressWithMistakes('newTicket.send')] },
  {
    name: 'ticket that is open',
    address: `${portal}/tickets/list?status=NEW,IN_PROGRESS,WAITING_FOR_YOU`,
    lead: openFirst,
    shows: ['ticket'],
    states: [
      pressWithMistakes('comment.send'),
      createDialogState('closing', 'ticket.close', ['close-dialog']),
      sentEmpty,
    ],
  },
  {
    name: 'ticket that is closed',
    address: `${portal}/tickets/list?status=CLOSED`,
    lead: openFirst,
    states: [createDialogState('follow-up', 'ticket.followUp', ['follow-up-dialog']), sentEmpty],
  },
  { name: 'ticket that is not there', address: `${portal}/tickets/KMX-999999`, complaint: /status of 404/ },
  inventory,
  { name: 'machines: none fits', address: `${portal}/inventory?search=qqqqq` },
  { name: 'machines out of service', address: `${portal}/inventory/old` },
  { name: 'machine', address: `${portal}/inventory`, lead: openFirst, shows: ['machine'] },
  { name: 'machine that is not there', address: `${portal}/inventory/machine-999999`, complaint: /status of 404/ },
  { name: 'cloud workspace', address: `${portal}/wire-flow` },
  { name: 'articles', address: `${portal}/wire-master` },
  { name: 'master data', address: `${portal}/master-data` },
  { name: 'partner services', address: `${portal}/partner-services` },
  { name: 'software', address: `${portal}/downloads` },
  { name: 'software: none fits', address: `${portal}/downloads?search=qqqqq` },
  { name: 'administration without permission', address: `${portal}/user-admin` },
  { name: 'unknown page', address: `${portal}/nowhere`, status: 404 },
];

/** An administrator of one organization. */
const administrator: readonly Screen[] = [
  dashboard,
  ...views.slice(1),
  {
    name: 'user administration: users',
    address: `${portal}/user-admin`,
    states: [createDialogState('invitation', 'users.invite', ['invite-dialog']), sentEmpty],
  },
  {
    name: 'person',
    address: `${portal}/user-admin?search=grant`,
    lead: openFirst,
    shows: ['user'],
    states: [
      createDialogState('withdrawing an access', 'users.action.WITHDRAW', ['access-action-dialog']),
      createDialogState('one more application', 'users.action.ADD_APPLICATION', ['add-application-dialog']),
      createDialogState('taken out of the organization', 'users.action.REMOVE_ORGANIZATION', [
        'remove-organization-button',
      ]),
    ],
  },
  { name: 'person who is not there', address: `${portal}/user-admin/nobody`, complaint: /status of 404/ },
];

/** Service staff, who administers all organizations. */
const staff: readonly Screen[] = [
  dashboard,
  tickets,
  inventory,
  ...views,
  {
    name: 'ticket of a customer',
    address: `${portal}/tickets/list?status=IN_PROGRESS`,
    lead: openFirst,
    states: [createDialogState('question', 'ticket.staff.ASK', ['status-dialog']), sentEmpty],
  },
  {
    name: 'person of another organization',
    address: `${portal}/user-admin/person-marcus-webb`,
    states: [
      createDialogState('one more organization', 'users.action.ADD_ORGANIZATION', ['add-organization-dialog']),
      sentEmpty,
      createDialogState('another role', 'users.action.UPDATE', ['access-action-dialog']),
    ],
  },
];

/** A person without any service. */
const newcomer: readonly Screen[] = [
  {
    ...dashboard,
    states: [createDialogState('asking for a service', 'services.action.request', ['request-access-dialog'])],
  },
  {
    name: 'account',
    address: `${portal}/account`,
    states: [
      {
        name: 'profile with mistakes',
        reach: async ({ page, say }) => {
          await page.locator('#kmx-slot').getByLabel(say('profile.field.firstName')).fill('');
          await page
            .locator('#kmx-slot')
            .getByRole('button', { name: say('profile.save') })
            .click();
          await page.locator('#kmx-slot [role=alert]').first().waitFor();
        },
      },
      pressWithMistakes('password.change'),
    ],
  },
  { name: 'tickets without permission', address: `${portal}/tickets/list` },
  { name: 'machines without permission', address: `${portal}/inventory` },
  { name: 'new ticket without permission', address: `${portal}/tickets/newticket` },
];

/** A person with their own installation. */
const installed: readonly Screen[] = [
  dashboard,
  { name: 'own installation', address: `${portal}/wire-flow` },
  { name: 'articles in use', address: `${portal}/wire-master` },
];

const leftSignIn: Screen = {
  name: 'sign-in that was left',
  address: '/{language}/company',
  lead: async ({ page, say, language }) => {
    await page.goto(`/${language}/mykomax`);
    await page.locator('#email').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: say('signIn.cancelled.title') }).waitFor();
  },
};

const createSignOut = (name: string, heading: string): Screen => ({
  name,
  address: `${portal}/logout`,
  lead: ({ page, say }) => page.getByRole('heading', { level: 1, name: say(heading) }).waitFor(),
  complaint: /status of (?:500|400)|^500:|Failed to (?:end session|revoke token)/,
});

const createGroup = (name: string, email: string, screens: readonly Screen[]): ScreenGroup => ({
  name,
  workspace: 'remote-portal',
  screens,
  enter: (visitor) => signIn(visitor, email),
});

/** Every screen of the portal by the people who see it, with their dialogs. */
export const portalGroups: readonly ScreenGroup[] = [
  createGroup('an employee with tickets and machines', 'anna.keller@kmx.example', employee),
  createGroup('an administrator of one organization', 'ben.ortiz@northline.example', administrator),
  createGroup('service staff', 'dora.nemeth@kmx.example', staff),
  createGroup('a person without services', 'emil.novak@vlk.example', newcomer),
  createGroup('a person with their own installation', 'chie.sato@hikari.example', installed),
  {
    name: 'a visitor who is not signed in',
    workspace: 'remote-portal',
    screens: [leftSignIn, createSignOut('signed out', 'logout.done.title')],
  },
  {
    ...createGroup('a person whose sign-out fails', 'chie.sato@hikari.example', [
      createSignOut('not signed out', 'logout.failed.title'),
    ]),
    enter: async (visitor) => {
      await signIn(visitor, 'chie.sato@hikari.example');
      const endOfSession = /\/am\/.*(?:\/sessions|\/endSession|\/token\/revoke)/;
      await visitor.context.route(endOfSession, (route) => route.fulfill({ status: 500 }));
    },
  },
];
