import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { Profile, ProfileText } from './profile.query.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface ProfileTextFieldProps {
  readonly form: ProfileForm;
  readonly saved: Profile;
  readonly field: ProfileText;
  readonly autoComplete: string;
  readonly type?: 'text' | 'tel';
  readonly isRequired?: boolean;
}

const maxLengths: Readonly<Partial<Record<ProfileText, number>>> = { telephone: 40, postalCode: 20, address: 200 };
const defaultMaxLength = 100;

/** One text of the profile; after a change by another user it also shows the saved value. */
export function ProfileTextField({
  form,
  saved,
  field,
  autoComplete,
  type = 'text',
  isRequired = false,
}: ProfileTextFieldProps): ReactNode {
  const t = useTranslate();
  const { shown, checked, change } = form;
  return (
    <TextField
      {...checked.getField(field)}
      type={type}
      label={t(`profile.field.${field}`)}
      hint={form.isOvertaken && form.isTyped(field) ? t('profile.savedNow', { value: saved[field] || '–' }) : undefined}
      optionalText={isRequired ? undefined : t('services.request.optional')}
      autoComplete={autoComplete}
      maxLength={maxLengths[field] ?? defaultMaxLength}
      required={isRequired}
      value={shown[field]}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
    />
  );
}
