import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { orderFields } from '@kmx/shared-contracts/name-order.ts';
import type { ReactNode } from 'react';
import * as styles from './forms.module.css';
import type { SiteFormControls } from './use-site-form.ts';

const autoCompletes = {
  email: 'email',
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  country: 'country-name',
} as const;

/** A field about the person who fills in the form; browsers can autofill it. */
export type PersonFieldName = keyof typeof autoCompletes;

/** Fields about the person who fills in the form, side by side in pairs where there is space. */
export function PersonFields(props: {
  readonly controls: SiteFormControls;
  readonly names: readonly PersonFieldName[];
}): ReactNode {
  const t = useTranslate();
  const { language } = usePageRequest().locale;
  return (
    <div className={styles.pair}>
      {orderFields(props.names, language, (name) => name).map((name) => {
        const field = props.controls.getField(name);
        return (
          <TextField
            key={name}
            {...field}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={autoCompletes[name]}
            label={t(`form.field.${name}`)}
            optionalText={field.required ? undefined : t('form.optional')}
          />
        );
      })}
    </div>
  );
}
