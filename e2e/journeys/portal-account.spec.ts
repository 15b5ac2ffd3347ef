import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { computeOneTimeCode } from '../support/one-time-code.ts';
import { samplePassword, signIn } from '../support/sign-in.ts';
import { openPage } from '../support/visitor.ts';

// An internal employee with machines, and a person without any role.
const anna = 'anna.keller@kmx.example';
const emil = 'emil.novak@vlk.example';

/** Keyboard focus still has a place after the focused element is removed. */
async function expectFocus(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement !== document.body);
}

describe('the account', () => {
  it('POR-002 POR-022 POR-080 POR-081 SYS-035 a profile is validated, saved and kept, also when another change was faster', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    // A refused change is an error for the console of the browser.
    visitor.expectComplaint(/409/);
    await signIn(visitor, emil, '/en/mykomax/account');
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Please enter your first name' }).click();
    expect(await page.getByLabel('First name').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('First name').fill('Emil');
    await page.getByLabel('Telephone').fill('+420 377 100 200');
    await page.waitForTimeout(500);
    await page.reload();
    await page.getByText('changes from your last visit').waitFor();
    expect(await page.getByLabel('Telephone').inputValue()).toBe('+420 377 100 200');

    const other = await context.newPage();
    await openPage({ page: other }, '/en/mykomax/account');
    await other.getByRole('button', { name: 'Discard changes' }).click();
    await other.getByLabel('Telephone').fill('+420 377 999 999');
    await other.getByRole('button', { name: 'Save profile' }).click();
    await other.getByText('Your profile is saved.').waitFor();
    await other.close();

    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Saved now: +420 377 999 999').waitFor();
    expect(await page.getByLabel('Telephone').inputValue()).toBe('+420 377 100 200');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Your profile is saved.').waitFor();
    await page.reload();
    await page.getByLabel('Telephone').waitFor();
    expect(await page.getByLabel('Telephone').inputValue()).toBe('+420 377 100 200');
    expect(await page.getByText('changes from your last visit').count()).toBe(0);
  });

  it('AUTH-023 AUTH-024 a password is changed by the rules that the page shows while one types', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/40[13]/);
    await signIn(visitor, emil, '/en/mykomax/account');
    const fill = async (current: string, next: string) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('New password again').fill(next);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await page.getByText('At least 10 characters').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByText('At least 10 characters (not kept)').waitFor();
    await fill('not-the-password-1A', 'Crimp-height-0.9!');
    await page.getByRole('alert').getByText('The current password is wrong').waitFor();
    await fill(samplePassword, samplePassword);
    await page.getByRole('alert').getByText('The new password does not keep all rules').waitFor();
    await page.getByText('Not the one in use already (not kept)').waitFor();
    await fill(samplePassword, 'Crimp-height-0.9!');
    await page.getByText('Your password is changed.').waitFor();
    await fill('Crimp-height-0.9!', samplePassword);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#password-next')?.value === '');
  });

  it('POR-082 POR-083 an internal employee cannot edit profile and password but resets the second factor', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/403/);
    await signIn(visitor, anna, '/en/mykomax/account');
    await page.getByText('the company directory keeps your profile').waitFor();
    await page.getByText('you change your password in the company directory').waitFor();
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);

    const confirm = async (button: string, password: string) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Current password').fill(password);
      await dialog.getByRole('button', { name: button, exact: true }).click();
    };
    await page.getByRole('button', { name: 'Set up' }).click();
    await confirm('Continue', 'wrong-1A');
    await page.getByText('The current password is wrong').waitFor();
    await confirm('Continue', samplePassword);
    const key = await page.locator('main ol code').innerText();
    await expectFocus(page);
    await page.getByLabel('Code', { exact: true }).fill(computeOneTimeCode(key.replaceAll(' ', '')));
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    expect(await page.getByRole('group', { name: 'Your recovery codes' }).getByRole('listitem').count()).toBe(10);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 recovery codes left').waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await confirm('Reset', samplePassword);
    await page.getByText('The second factor is removed.').waitFor();
    await page.getByText('Not set up').waitFor();
  });

  it('the colours are chosen in the account and kept by the browser', async ({ visitor }) => {
    const { page } = visitor;
    await signIn(visitor, emil, '/en/mykomax/account');
    const readColours = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.getByLabel('Dark').check();
    expect(await readColours()).toBe('dark');
    await page.reload();
    await page.getByLabel('Dark').waitFor();
    await expect.poll(() => page.getByLabel('Dark').isChecked()).toBe(true);
    expect(await readColours()).toBe('dark');
  });
});
