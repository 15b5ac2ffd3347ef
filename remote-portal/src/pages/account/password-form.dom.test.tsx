import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleProfile } from '../../samples/sample-profile.ts';
import { openPortal } from '../../test-desk.ts';
import { createSelfService, refuseSelfService, type SelfServiceAnswers } from '../../test-self-service.ts';

const section = page.getByRole('region', { name: 'Password' });
const field = (name: string) => section.getByLabelText(name, { exact: true });

async function open(answers: SelfServiceAnswers = {}) {
  const shell = await openPortal(
    { part: 'account', address: '/mykomax/account' },
    { profile: () => sampleProfile },
    createSelfService(answers),
  );
  await expect.element(field('New password')).toBeVisible();
  return shell;
}

async function change(current: string, next: string, again = next) {
  await field('Current password').fill(current);
  await field('New password').fill(next);
  await field('New password again').fill(again);
  await section.getByRole('button', { name: 'Change password' }).click();
}

it('AUTH-023 each rule shows while the user types whether the new password meets it', async () => {
  await open();
  const rule = section.getByRole('listitem').filter({ hasText: 'At least 12 characters' });
  await field('New password').fill('short');
  await expect.element(rule).toMatchTextContent('not kept');
  await field('New password').fill('long enough for it');
  await expect.element(rule).not.toMatchTextContent('not kept');
});

it('AUTH-025 new passwords that differ, or violate a rule, are never sent', async () => {
  const changePassword = vi.fn();
  await open({ changePassword });
  await change('old password', 'short', 'other');
  await expect.element(section.getByRole('link', { name: 'The new password does not keep all rules' })).toBeVisible();
  await expect.element(section.getByRole('link', { name: 'The two new passwords differ' })).toBeVisible();
  expect(changePassword).not.toHaveBeenCalled();
});

it('AUTH-024 a wrong current password is reported at its field, and all three fields keep their values', async () => {
  await open({ changePassword: () => refuseSelfService(401, 'The password is wrong') });
  await change('not this one', 'long enough for it');
  await expect.element(field('Current password')).toHaveAccessibleDescription(/The current password is wrong/);
  await expect.element(field('New password again')).toHaveValue('long enough for it');
});

it('AUTH-023 a changed password empties the form and is announced above the page', async () => {
  const { messages } = await open({ changePassword: () => Response.json({ result: true }) });
  await change('old password', 'long enough for it');
  await expect
    .poll(() => messages)
    .toMatchObject([{ text: 'Your password is changed. We have sent you a mail to confirm it.' }]);
  await expect.element(field('New password')).toHaveValue('');
});

it('POR-083 the codes of a new second factor are shown once, with the focus on them', async () => {
  await open({
    confirmPassword: () => Response.json({ result: true }),
    enrol: () => Response.json({ secret: 'ABCDEFGH', otpauth: 'otpauth://totp/KMX:anna?secret=ABCDEFGH' }),
    confirm: () => Response.json({ recoveryCodes: ['1111-2222', '3333-4444'] }),
  });
  const factor = page.getByRole('region', { name: 'Second factor' });
  await factor.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Current password').fill('old password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(factor).toMatchTextContent('ABCD EFGH');
  await factor.getByRole('textbox', { name: 'Code' }).fill('123456');
  await factor.getByRole('button', { name: 'Finish' }).click();
  await expect.element(factor.getByRole('group', { name: 'Your recovery codes' })).toHaveFocus();
  await expect.element(factor).toMatchTextContent('3333-4444');
});

it('POR-083 a wrong code is reported at the field and the secret stays the same', async () => {
  await open({
    confirmPassword: () => Response.json({ result: true }),
    enrol: () => Response.json({ secret: 'ABCDEFGH', otpauth: 'otpauth://totp/KMX:anna?secret=ABCDEFGH' }),
    confirm: () => refuseSelfService(401, 'The code is wrong'),
  });
  const factor = page.getByRole('region', { name: 'Second factor' });
  await factor.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('dialog').getByLabelText('Current password').fill('old password');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await factor.getByRole('textbox', { name: 'Code' }).fill('000000');
  await factor.getByRole('button', { name: 'Finish' }).click();
  await expect
    .element(factor.getByRole('textbox', { name: 'Code' }))
    .toHaveAccessibleDescription(/The code is wrong or too old/);
  await expect.element(factor).toMatchTextContent('ABCD EFGH');
});
