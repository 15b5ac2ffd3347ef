import { waitForHydration } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { readOutbox } from '../support/outbox.ts';
import { fillSupportForm, supportAnswers } from '../support/support-form.ts';
import { findBarriers, openPage } from '../support/visitor.ts';

const { servicesOrigin } = inject('product');

describe('a form in the browser', () => {
  it('PUB-032 PUB-102 SYS-036 names every missing entry in order, then sends and answers by mail', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/support');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect
      .poll(() => page.getByRole('alert').getByRole('link').allTextContents())
      .toEqual([
        'Please specify the product',
        'Please enter the serial number',
        'Please add some more details',
        'Please enter your first name',
        'Please enter your last name',
        'Please enter your company',
        'Please enter your country',
        'Please enter a valid email',
      ]);
    expect(await findBarriers(page)).toEqual([]);
    await fillSupportForm(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Thank you, we have your request').waitFor();
    expect(await readOutbox(servicesOrigin)).toMatch(/We have your support request KMX-[A-Z2-9]{8}/);
  });

  it('PUB-106 keeps the input through a failure, a reload and a change of language', async ({ visitor }) => {
    const { page, context } = visitor;
    await openPage(visitor, '/en/support');
    await fillSupportForm(page);
    visitor.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Something went wrong. Please verify your input is correct and try again later.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(supportAnswers.Message);
    await context.setOffline(false);
    await page.reload();
    await waitForHydration(page);
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect.poll(() => message.inputValue()).toBe(supportAnswers.Message);
    await openPage(visitor, '/de/support');
    const number = page.getByLabel('Seriennummer');
    await expect.poll(() => number.inputValue()).toBe(supportAnswers['Serial number']);
  });
});

describe('a form without JavaScript', () => {
  it('PUB-100 PUB-106 shows the page again with the input and its errors, then thanks', async ({ plainVisitor }) => {
    const { page } = plainVisitor;
    plainVisitor.expectComplaint(/status of 422/);
    await page.goto('/en/support');
    await page.getByRole('textbox', { name: 'First name' }).fill('Anna <b>');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Send request' }).click(),
    ]);
    expect(answer.status()).toBe(422);
    expect(answer.headers()['cache-control']).toContain('no-store');
    await page.getByText('Please check 7 entries').waitFor();
    expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Anna <b>');
    await fillSupportForm(page);
    // The time trap: no person fills in a form that quickly.
    await page.waitForTimeout(2_600);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.waitForURL(/\/en\/support\?sent=support-request&reference=KMX-[A-Z2-9]{8}#form-support-request$/);
    await page.getByText('Thank you, we have your request').waitFor();
    await page.getByText(/^KMX-[A-Z2-9]{8}$/).waitFor();
  });
});
