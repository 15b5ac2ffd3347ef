import type { Browser, Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { invitePerson, readMailedLink } from '../support/invite-person.ts';
import { it } from '../support/journey.ts';
import { readNewestMail } from '../support/outbox.ts';
import { fillSignIn, readIdentityToken, samplePassword, signIn } from '../support/sign-in.ts';
import { createVisitor, findBarriers, measureOverflow, openPage } from '../support/visitor.ts';

const { origin, servicesOrigin } = inject('product');
const dora = 'dora.nemeth@kmx.example';
const chie = 'chie.sato@hikari.example';

const readLink = (recipient: string) => readMailedLink(servicesOrigin, recipient);

/** A new colleague with their own account, so that no other journey misses one. */
async function createColleague(browser: Browser, email: string): Promise<void> {
  const staff = await createVisitor(browser, origin);
  await signIn(staff, dora);
  const invitation = await invitePerson({ servicesOrigin }, await readIdentityToken(staff.page), { email });
  await staff.leave();
  const visitor = await createVisitor(browser, origin);
  await visitor.page.goto(invitation);
  await visitor.page.locator('#password').fill(samplePassword);
  await visitor.page.locator('#repeated').fill(samplePassword);
  await visitor.page.locator('form button').click();
  await visitor.page.waitForURL('**/mykomax**');
  await visitor.leave();
}

async function requestAddressChange(page: Page, email: string, password = samplePassword): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Save profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Send link' }).click();
}

describe('the sign-in address of an account', () => {
  it('POR-081 AUTH-026 is changed in the profile, confirmed by a mail that needs no script, and is the sign-in name from then on', async ({
    browser,
    visitor,
    plainVisitor,
  }) => {
    const [before, after] = ['mila.horak@vlk.example', 'mila@horak.example'];
    await createColleague(browser, before);
    const { page } = visitor;
    // A wrong password is an error for the console of the browser.
    visitor.expectComplaint(/401/);
    await signIn(visitor, before, '/en/mykomax/account');
    const field = page.getByLabel('E-mail', { exact: true });
    await field.fill('mila@');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Please enter a valid e-mail address' }).waitFor();
    await page.getByLabel('Telephone').fill('+420 377 555 111');
    await requestAddressChange(page, after, 'not-the-password-1A');
    await page.getByRole('dialog').getByText('The current password is wrong').waitFor();
    await page.getByRole('dialog').getByLabel('Current password').fill(samplePassword);
    await page.getByRole('dialog').getByRole('button', { name: 'Send link' }).click();
    await page.getByText(`Waiting for confirmation: ${after}`).waitFor();
    await expect
      .poll(async () => [await field.inputValue(), await page.getByLabel('Telephone').inputValue()])
      .toEqual([before, '+420 377 555 111']);
    // The dialog gives the focus back once it is closed.
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await expect.poll(() => readNewestMail(servicesOrigin, before)).toContain(after);

    const first = await readLink(after);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText(`We have sent a link to ${after}`).first().waitFor();
    await expect.poll(() => readLink(after)).not.toBe(first);
    await page.reload();
    await page.getByText(`Waiting for confirmation: ${after}`).waitFor();

    plainVisitor.expectComplaint(/410/);
    await plainVisitor.page.goto(first);
    await plainVisitor.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await plainVisitor.page.goto(await readLink(after));
    await plainVisitor.page.setViewportSize({ width: 360, height: 740 });
    expect(await measureOverflow(plainVisitor.page)).toBe(0);
    await plainVisitor.page.getByText(before).waitFor();
    await plainVisitor.page.getByRole('button', { name: 'Use the new address' }).click();
    await plainVisitor.page.getByRole('heading', { name: 'Your email address is changed' }).waitFor();

    // Back in the portal the page notices it without a reload, with new tokens.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByText('Waiting for confirmation').waitFor({ state: 'detached' });
    await page.waitForFunction(
      (email) => document.querySelector<HTMLInputElement>('#profile-email')?.value === email,
      after,
    );
    await expect
      .poll(async () => JSON.parse(atob((await readIdentityToken(page)).split('.')[1] ?? '')) as unknown)
      .toMatchObject({ email: after });
    await expect.poll(() => readNewestMail(servicesOrigin, before)).toContain('Your email address was changed');

    const elsewhere = await createVisitor(browser, origin);
    elsewhere.expectComplaint(/401/);
    await elsewhere.page.goto('/en/mykomax/account');
    await fillSignIn(elsewhere.page, before);
    await elsewhere.page.locator('#sign-in-error').waitFor();
    await fillSignIn(elsewhere.page, after);
    await elsewhere.page.waitForURL('**/en/mykomax/account');
    await elsewhere.leave();
  }, 90_000);

  it('POR-081 the address of another account looks like any other until its owner is notified, and a change can be withdrawn', async ({
    browser,
    visitor,
  }) => {
    const email = 'ota.benes@vlk.example';
    await createColleague(browser, email);
    const { page } = visitor;
    await signIn(visitor, email, '/en/mykomax/account');
    await requestAddressChange(page, chie);
    await page.getByText(`Waiting for confirmation: ${chie}`).waitFor();
    expect(await readNewestMail(servicesOrigin, chie)).not.toContain('/am/ui/email/');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('The change of your address is withdrawn.').waitFor();
    await page.getByText('Waiting for confirmation').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(visitor, '/en/mykomax/account');
    expect(await measureOverflow(page)).toBe(0);
  });
});

describe('a provider that cannot answer', () => {
  it('AUTH-012 signs nobody out in any tab: the header continues with the claims of the identity token', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    visitor.expectComplaint(/502/);
    await signIn(visitor, chie);
    const userButton = 'summary[aria-label*="佐藤 千恵"]';
    await page.locator(userButton).waitFor();
    await context.route('**/userinfo', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    const other = await context.newPage();
    await other.goto('/en/company');
    await other.locator(userButton).waitFor();
    await page.reload();
    await page.locator(userButton).waitFor();
    // The pauses between two attempts grow, so the next one may be some seconds away.
    const answered = other.waitForResponse((response) => response.url().endsWith('/userinfo') && response.ok(), {
      timeout: 40_000,
    });
    await context.unroute('**/userinfo');
    await answered;
    await other.locator(userButton).waitFor();
  }, 90_000);
});

describe('a session that is over', () => {
  it('AUTH-014 SRV-053 its identity token opens nothing any more, though its time has not come', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, chie);
    const token = await readIdentityToken(page);
    const ask = async () => {
      const response = await fetch(`${origin}/api/sis-proxy`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'ciam-id-token': token },
        body: JSON.stringify({ query: '{ viewer { id } }' }),
      });
      return response.status;
    };
    expect(await ask()).toBe(200);
    await openPage(visitor, '/en/mykomax/logout');
    await page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
    // The shell is notified immediately, and again a second later when it did not respond.
    await expect.poll(ask).toBe(401);
  });
});
