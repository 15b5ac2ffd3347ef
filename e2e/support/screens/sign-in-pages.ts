import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { invitePerson, readMailedLink } from '../invite-person.ts';
import { computeOneTimeCode } from '../one-time-code.ts';
import { fillSignIn } from '../sign-in.ts';
import type { Product } from '../start-product.ts';
import { openPage, type Visitor } from '../visitor.ts';
import { inspectViews } from './inspect-screen.ts';
import { createSay } from './messages.ts';
import type { ScreenLanguage } from './screen.ts';

/** The pages that the identity service renders, by the names of its functions; `walkSignInPages` visits each. */
export const signInPages = [
  'renderCodesPage',
  'renderConfirmPage',
  'renderChallengePage',
  'renderDeadEmailLink',
  'renderDeadInvitation',
  'renderDeadReset',
  'renderEmailDonePage',
  'renderEmailPage',
  'renderEmailRefusedPage',
  'renderEnrolPage',
  'renderFactorOffPage',
  'renderFactorOnPage',
  'renderForgotPage',
  'renderInvitationPage',
  'renderResetDonePage',
  'renderResetPage',
  'renderSentPage',
  'renderSignInPage',
  'renderSignedOutPage',
] as const;
type SignInPage = (typeof signInPages)[number];

interface Walk {
  readonly product: Product;
  readonly visitor: Visitor;
  readonly language: ScreenLanguage;
  readonly administratorToken: string;
}

/**
 * Visits the pages of sign-in as an invited person who changes address and password, sets up a second factor, leaves
 * and returns; returns their problems, and listed pages that were not visited.
 */
export async function walkSignInPages({ product, visitor, language, administratorToken }: Walk) {
  const { page } = visitor;
  const { servicesOrigin } = product;
  const say = createSay('remote-portal', language);
  const found: string[] = [];
  const met = new Set<SignInPage>();
  const someone = randomUUID().slice(0, 8);
  const createAddress = (name: string) => `${name}-${someone}@vlk.example`;
  const [email, later, taken] = [createAddress('person'), createAddress('later'), createAddress('taken')] as const;
  const passwords = ['Crimp-height-0.9!', 'Crimp-height-1.1!'] as const;

  const look = async (name: SignInPage | 'portal', about = ''): Promise<void> => {
    if (name !== 'portal') met.add(name);
    expect(await page.locator('html').getAttribute('lang'), `${name} ${about}`).toMatch(new RegExp(`^${language}`));
    found.push(...(await inspectViews(page, `${language} ${name} ${about}`)));
  };
  const send = () => page.locator('form button[type=submit]').first().click();
  const fillPasswords = async (password: string) => {
    for (const field of await page.locator('input[type=password]').all()) await field.fill(password);
  };
  const open = (path: string) => page.goto(`${path}?ui_locales=${language}`);
  const slot = page.locator('#kmx-slot');

  const invitation = await invitePerson(product, administratorToken, { email, language });
  await open(invitation);
  await look('renderInvitationPage');
  await fillPasswords('short');
  await send();
  await page.locator('#problems').waitFor();
  await look('renderInvitationPage', 'with mistakes');
  await fillPasswords(passwords[0]);
  await send();
  await page.waitForURL('**/mykomax');
  await slot.locator('h1').waitFor();
  await open(invitation);
  await look('renderDeadInvitation');

  const changeAddress = async (address: string) => {
    await openPage(visitor, `/${language}/mykomax/account`);
    await slot.getByLabel(say('profile.field.email')).fill(address);
    await slot.getByRole('button', { name: say('profile.save') }).click();
    await page.locator('dialog[open] input[type=password]').fill(passwords[0]);
    await look('portal', 'asking for the password');
    await page.locator('dialog[open] button[type=submit]').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await expect.poll(() => readMailedLink(servicesOrigin, address).catch(() => '')).not.toBe('');
    await slot.getByRole('button', { name: say('profile.email.withdraw') }).waitFor();
    await look('portal', 'address that waits');
    return readMailedLink(servicesOrigin, address);
  };
  const late = await changeAddress(taken);
  await invitePerson(product, administratorToken, { email: taken, language });
  await open(late);
  await look('renderEmailPage');
  await send();
  await look('renderEmailRefusedPage');
  const right = await changeAddress(later);
  await open(right);
  await send();
  await look('renderEmailDonePage');
  await open(right);
  await look('renderDeadEmailLink');

  await open('/am/ui/second-factor');
  await look('renderFactorOffPage');
  await page.evaluate(() => document.querySelector('input[name=step]')?.setAttribute('value', 'password'));
  await send();
  await look('renderConfirmPage');
  await open('/am/ui/second-factor');
  await send();
  await page.locator('.secret').waitFor();
  await look('renderEnrolPage');
  await page.locator('input[name=code]').fill('000000');
  await send();
  await page.locator('#problems').waitFor();
  await look('renderEnrolPage', 'with mistakes');
  const key = (await page.locator('.secret').innerText()).replaceAll(' ', '');
  await page.locator('input[name=code]').fill(computeOneTimeCode(key));
  await send();
  await page.locator('.codes').waitFor();
  await look('renderCodesPage');
  await open('/am/ui/second-factor');
  await look('renderFactorOnPage');

  await openPage(visitor, `/${language}/mykomax/logout`);
  await slot.getByRole('heading', { level: 1, name: say('logout.done.title') }).waitFor();
  await look('portal', 'signed out');
  await open('/am/ui/second-factor');
  await look('renderSignedOutPage');

  await open('/am/ui/password');
  await look('renderForgotPage');
  await page.locator('#email').fill(later);
  await send();
  await look('renderSentPage');
  const reset = await expectLink(servicesOrigin, later);
  await open(reset);
  await look('renderResetPage');
  await fillPasswords('short');
  await send();
  await page.locator('#problems').waitFor();
  await look('renderResetPage', 'with mistakes');
  await fillPasswords(passwords[1]);
  await send();
  await look('renderResetDonePage');
  await open(reset);
  await look('renderDeadReset');

  await page.goto(`/${language}/mykomax`);
  await page.waitForURL('**/am/ui/sign-in/**');
  await look('renderSignInPage');
  await fillSignIn(page, later, 'wrong');
  await page.locator('#sign-in-error').waitFor();
  await look('renderSignInPage', 'with mistakes');
  await fillSignIn(page, later, passwords[1]);
  await page.locator('input[name=code]').waitFor();
  await look('renderChallengePage');
  await page.locator('input[name=code]').fill('000000');
  await send();
  await page.locator('#problems').waitFor();
  await look('renderChallengePage', 'with mistakes');
  return { found, missed: signInPages.filter((name) => !met.has(name)) };
}

async function expectLink(servicesOrigin: string, recipient: string): Promise<string> {
  await expect.poll(() => readMailedLink(servicesOrigin, recipient).catch(() => '')).toMatch(/\/am\/ui\/password\//);
  return readMailedLink(servicesOrigin, recipient);
}
