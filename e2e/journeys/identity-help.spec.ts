import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { computeOneTimeCode } from '../support/one-time-code.ts';
import { readNewestMail } from '../support/outbox.ts';
import { samplePassword } from '../support/sign-in.ts';
import { enterPassword, expectSignedIn, signIn } from '../support/sign-in-person.ts';
import { createVisitor, findBarriers } from '../support/visitor.ts';

const { servicesOrigin } = inject('product');
const chie = { email: 'chie.sato@hikari.example', fullName: '佐藤 千恵' };
const ben = { email: 'ben.ortiz@northline.example', fullName: 'Ben Ortiz' };

/** Requests a new password as Ben and follows the link of the mail. */
async function requestLink(page: Page): Promise<string> {
  // The newest mail may also be the notice that the password was changed.
  const readLink = async () => {
    const mail = await readNewestMail(servicesOrigin, ben.email).catch(() => '');
    return /http:\/\/[^\s"<]+\/am\/ui\/password\/[\w-]+/.exec(mail)?.[0] ?? '';
  };
  const before = await readLink();
  await page.goto('/am/ui/password?ui_locales=en');
  await page.locator('#email').fill(ben.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('heading', { name: 'Please check your mailbox' }).waitFor();
  await expect.poll(readLink).toSatisfy((link: string) => link !== '' && link !== before);
  return readLink();
}

async function enterNewPassword(page: Page, password: string): Promise<void> {
  await page.locator('#password').fill(password);
  await page.locator('#repeated').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

describe('help for people who cannot sign in', () => {
  it('a forgotten password is replaced through a link in a mail, without JavaScript', async ({
    plainVisitor,
    visitor,
  }) => {
    const { page } = plainVisitor;
    const password = 'Crimp-Height-2027';
    const link = await requestLink(page);
    for (const address of ['/am/ui/password?ui_locales=en', link]) {
      await visitor.page.goto(address);
      expect(await findBarriers(visitor.page)).toEqual([]);
    }
    await page.goto(link);
    plainVisitor.expectComplaint(/status of (?:422|410)/);
    await enterNewPassword(page, 'short');
    await page.getByText('New password: At least 10 characters long').waitFor();
    await enterNewPassword(page, password);
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await signIn(visitor.page, ben, password);
    // Other journeys know the sample password.
    await page.goto(await requestLink(page));
    await enterNewPassword(page, samplePassword);
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
  });

  it('a second factor is set up in the browser and asked for at the next sign-in', async ({ visitor, browser }) => {
    const { page } = visitor;
    await signIn(page, chie);
    await page.goto('/am/ui/second-factor?ui_locales=en');
    await page.getByRole('button', { name: 'Set up now' }).click();
    const key = (await page.locator('.secret').innerText()).replaceAll(' ', '');
    expect(await findBarriers(page)).toEqual([]);
    await page.locator('#code').fill(computeOneTimeCode(key));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => page.locator('.codes code').count()).toBe(10);
    const other = await createVisitor(browser, inject('product').origin);
    other.expectComplaint(/status of 401/);
    await enterPassword(other.page, chie, samplePassword);
    await other.page.getByRole('heading', { name: 'Confirm your sign-in' }).waitFor();
    expect(await findBarriers(other.page)).toEqual([]);
    await other.page.locator('#code').fill('000000');
    await other.page.getByRole('button', { name: 'Confirm' }).click();
    await other.page.getByRole('alert').waitFor();
    await other.page.locator('#code').fill(computeOneTimeCode(key, 1));
    await other.page.getByRole('button', { name: 'Confirm' }).click();
    await expectSignedIn(other.page, chie);
    expect(other.listComplaints()).toEqual([]);
    await other.leave();
    await page.goto('/am/ui/second-factor?ui_locales=en');
    await page.getByRole('button', { name: 'Remove authenticator app' }).click();
    await page.getByRole('button', { name: 'Set up now' }).waitFor();
  });
});
