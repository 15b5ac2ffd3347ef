import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleProfile } from '../../samples/sample-profile.ts';
import { openPortal } from '../../test-desk.ts';
import { createSelfService, refuseSelfService, type SelfServiceAnswers } from '../../test-self-service.ts';

const profile = page.getByRole('region', { name: 'Profile' });
const field = (name: string) => profile.getByRole('textbox', { name });
const save = () => profile.getByRole('button', { name: 'Save profile' }).click();

const open = (answers: Parameters<typeof openPortal>[1], identity: SelfServiceAnswers = {}) =>
  openPortal(
    { part: 'account', address: '/mykomax/account' },
    { profile: () => sampleProfile, ...answers },
    createSelfService(identity),
  );

it('POR-080 a profile without a first name is not saved: the summary has the focus and links to the field', async () => {
  const updateProfile = vi.fn();
  await open({ updateProfile });
  await field('First name').fill(' ');
  await save();
  await profile.getByRole('link', { name: 'Please enter your first name' }).click();
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(field('First name')).toBeInvalid();
  expect(updateProfile).not.toHaveBeenCalled();
});

it('POR-081 only changes are sent, with the version that was shown, and the form is then clean', async () => {
  const updateProfile = vi.fn(() => ({ ...sampleProfile, city: 'Aarau', version: 6 }));
  const { messages } = await open({ updateProfile });
  await field('City (optional)').fill('Aarau');
  await save();
  await expect.poll(() => messages).toMatchObject([{ kind: 'success', text: 'Your profile is saved.' }]);
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ input: { city: 'Aarau', expectedVersion: 5 } });
  await expect.element(profile.getByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
});

it('POR-081 a profile changed elsewhere: typed input stays, with the saved value next to it', async () => {
  let saved: object = sampleProfile;
  await open({
    profile: () => saved,
    updateProfile: () => {
      saved = { ...sampleProfile, city: 'Basel', version: 6 };
      throw new RefusalError('CONFLICT');
    },
  });
  await field('City (optional)').fill('Aarau');
  await save();
  await expect.element(profile.getByRole('alert')).toMatchTextContent('Your profile has been changed elsewhere');
  await expect.element(profile).toMatchTextContent('Saved now: Basel');
  await expect.element(field('City (optional)')).toHaveValue('Aarau');
});

it('POR-081 typed input is restored after a reload, and can be discarded', async () => {
  const { leave } = await open({});
  await field('City (optional)').fill('Aarau');
  await leave();
  await open({});
  await expect.element(profile).toMatchTextContent('These are changes from your last visit');
  await expect.element(field('City (optional)')).toHaveValue('Aarau');
  await profile.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(field('City (optional)')).toHaveValue('Olten');
});

it('POR-081 a new address asks for the password; a wrong one is reported in the dialog, which stays open', async () => {
  const requestEmailChange = vi.fn(() => refuseSelfService(401, 'The password is wrong'));
  await open({}, { requestEmailChange });
  await field('E-mail').fill('anna@northline.example');
  await save();
  const dialog = page.getByRole('dialog', { name: 'Change your sign-in address' });
  const password = dialog.getByLabelText('Current password');
  await expect.element(password).toHaveFocus();
  await password.fill('not this one');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect.element(password).toHaveAccessibleDescription(/The current password is wrong/);
  await expect.element(password).toHaveValue('not this one');
  expect(requestEmailChange).toHaveBeenCalledExactlyOnceWith({
    mail: 'anna@northline.example',
    currentpassword: 'not this one',
  });
});

it('POR-082 the profile of an internally managed account is shown as facts without fields', async () => {
  await open({ profile: () => ({ ...sampleProfile, isManagedInternally: true }) });
  await expect.element(profile).toMatchTextContent('Industriestrasse 4');
  await expect.element(profile.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Password' })).toMatchTextContent('managed internally');
});
