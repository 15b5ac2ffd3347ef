import { Button } from '@kmx/design-system/button/button.tsx';
import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { SummarizedForm } from '@kmx/remote-kit/forms/summarized-form.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import { orderFields } from '@kmx/shared-contracts/name-order.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { type ReactNode, useMemo } from 'react';
import { listCountries, listLanguages } from '../lists/name-lists.ts';
import { DeskFailure } from '../states/desk-failure.tsx';
import * as styles from './account.module.css';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import { EmailField } from './email-field.tsx';
import type { Profile } from './profile.query.ts';
import { ProfileTextField } from './profile-text-field.tsx';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

const nameFields = [
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'lastName', autoComplete: 'family-name' },
] as const;

interface ProfileFormViewProps {
  readonly saved: Profile;
  readonly user: User;
  readonly refresh: () => void;
}

/** The profile form; typed input survives reloads and changes by other users (POR-080, POR-081). */
export function ProfileFormView(props: ProfileFormViewProps): ReactNode {
  const { saved, user } = props;
  const t = useTranslate();
  const { locale } = usePageRequest();
  const countries = useMemo(() => listCountries(locale.language), [locale.language]);
  const form = useProfileForm(props);
  const { shown, checked, error, change } = form;
  const isOtherError = error !== null && error.kind !== 'conflict' && error.kind !== 'refused';
  return (
    <>
      <SummarizedForm form={checked} summary={() => t('account.check')} gap={5} onSend={() => void form.save()}>
        {isOtherError && <DeskFailure error={error} title={t('profile.failed')} />}
        {form.isOvertaken && (
          <p className={styles.note} role="alert">
            {t('profile.overtaken')}
          </p>
        )}
        {form.isRestored && !form.isOvertaken && <p className={styles.note}>{t('profile.restored')}</p>}
        <div className={styles.fields}>
          {orderFields(nameFields, locale.language, ({ field }) => field).map((field) => (
            <ProfileTextField key={field.field} form={form} saved={saved} {...field} isRequired />
          ))}
          <ProfileTextField form={form} saved={saved} field="company" autoComplete="organization" />
          <EmailField form={form} />
          <ProfileTextField form={form} saved={saved} field="telephone" autoComplete="tel" type="tel" />
          <ProfileTextField form={form} saved={saved} field="address" autoComplete="street-address" />
          <ProfileTextField form={form} saved={saved} field="postalCode" autoComplete="postal-code" />
          <ProfileTextField form={form} saved={saved} field="city" autoComplete="address-level2" />
          <Select
            {...checked.getField('country')}
            label={t('profile.field.country')}
            autoComplete="country"
            value={shown.country}
            options={[{ value: '', text: t('profile.noCountry') }, ...countries]}
            onChange={(event) => change({ country: event.currentTarget.value })}
          />
          <Select
            {...checked.getField('language')}
            label={t('profile.field.language')}
            hint={t('profile.languageHint')}
            value={shown.language}
            options={listLanguages()}
            onChange={({ currentTarget: { value } }) => {
              if (isUiLanguage(value)) change({ language: value });
            }}
          />
        </div>
        <Checkbox
          label={t('profile.mails')}
          hint={t('profile.mailsHint')}
          checked={shown.receivesMails}
          onChange={(event) => change({ receivesMails: event.currentTarget.checked })}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit" busy={form.isRunning} busyText={t('account.saving')}>
            {t('profile.save')}
          </Button>
          {form.isChanged && (
            <Button variant="quiet" onClick={form.reset}>
              {t('profile.discard')}
            </Button>
          )}
        </Stack>
      </SummarizedForm>
      {form.newEmail !== null && <NewEmailDialog form={form} newEmail={form.newEmail} user={user} />}
    </>
  );
}

interface NewEmailDialogProps {
  readonly form: ProfileForm;
  readonly newEmail: string;
  readonly user: User;
}

function NewEmailDialog({ form, newEmail, user }: NewEmailDialogProps): ReactNode {
  const t = useTranslate();
  const { email } = form;
  return (
    <ConfirmPasswordDialog
      title={t('profile.email.confirm.title')}
      text={t('profile.email.confirm.text', { email: newEmail.trim() })}
      confirmText={t('profile.email.confirm.button')}
      email={user.email}
      refusal={email.refusal}
      isRunning={email.isRunning}
      onClose={form.cancelEmail}
      onConfirm={(password) => void form.confirmEmail(newEmail, password)}
    />
  );
}
