import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { FieldError } from '@kmx/design-system/field/field.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import type { CheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { isUiLanguage } from '@kmx/shared-contracts/locale.ts';
import { orderFields } from '@kmx/shared-contracts/name-order.ts';
import type { ReactNode } from 'react';
import { listLanguages } from '../../features/lists/name-lists.ts';
import type { Application } from '../../features/users/access.ts';
import { AdministeredOrganizationField } from '../../features/users/administered-organization-field.tsx';
import { useNames } from '../../features/users/use-names.ts';
import type { UserChoices } from '../../features/users/user-choices.query.ts';
import type { InvitationFields, InvitationTyped } from './invitation-input.ts';
import * as styles from './invite-fields.module.css';

interface InviteFieldsProps {
  readonly typed: InvitationTyped;
  readonly choices: UserChoices;
  readonly form: CheckedForm<keyof InvitationFields>;
  readonly onChange: (change: Partial<InvitationTyped>) => void;
}

const names = ['firstName', 'lastName'] as const;

// Each language is named in itself, since the recipient may not read the language of the page.
const languages = listLanguages();

/** Fields of the invitation: the person, the organization, the applications offered, and the language of the e-mail. */
export function InviteFields({ typed, choices, form, onChange }: InviteFieldsProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const applications = form.getField('applications');
  return (
    <>
      <TextField
        {...form.getField('email')}
        type="email"
        label={t('users.column.email')}
        hint={t('users.invite.emailHint')}
        autoComplete="off"
        maxLength={254}
        value={typed.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      {orderFields(names, locale.language, (name) => name).map((name) => (
        <TextField
          key={name}
          {...form.getField(name)}
          label={t(`users.${name}`)}
          autoComplete="off"
          maxLength={100}
          value={typed[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      <AdministeredOrganizationField
        {...form.getField('organization')}
        choices={choices}
        value={typed.organizationId}
        anyText={t('users.choose')}
        onChoose={(organizationId) => onChange({ organizationId })}
      />
      <fieldset id={applications.id} tabIndex={-1} className={styles.applications}>
        <legend className={styles.legend}>{t('users.column.applications')}</legend>
        <FieldError id={applications.id} error={applications.error} />
        {choices.applications
          .filter(({ grantableRoles }) => grantableRoles.length > 0)
          .map((application) => (
            <OfferedApplication
              key={application.id}
              application={application}
              role={typed.roles[application.id]}
              onChange={(role) => {
                const { [application.id]: _last, ...others } = typed.roles;
                onChange({ roles: role === undefined ? others : { ...others, [application.id]: role } });
              }}
            />
          ))}
      </fieldset>
      <Select
        label={t('users.language')}
        hint={t('users.invite.languageHint')}
        value={typed.language}
        options={languages}
        onChange={({ currentTarget: { value } }) => onChange(isUiLanguage(value) ? { language: value } : {})}
      />
    </>
  );
}

interface OfferedApplicationProps {
  readonly application: Application;
  /** Undefined while not offered. */
  readonly role: string | undefined;
  readonly onChange: (role: string | undefined) => void;
}

function OfferedApplication({ application, role, onChange }: OfferedApplicationProps): ReactNode {
  const t = useTranslate();
  const { nameApplication, nameRole } = useNames();
  const { grantableRoles } = application;
  const name = nameApplication(application);
  return (
    <div className={styles.application}>
      <Checkbox
        label={name}
        checked={role !== undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? grantableRoles[0] : undefined)}
      />
      {role !== undefined && grantableRoles.length > 1 && (
        <Select
          className={styles.role}
          label={t('users.roleIn', { application: name })}
          value={role}
          options={grantableRoles.map((value) => ({ value, text: nameRole(value) }))}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}
