import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { SiteFormControls } from './use-site-form.ts';

// Placeholder for the link while the sentence around it is translated.
const linkMark = '\u0001';

/** Acceptance of the privacy policy (PUB-101, PUB-104). */
export function PrivacyField({ controls }: { readonly controls: SiteFormControls }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { defaultValue, maxLength: _unused, ...field } = controls.getField('privacy');
  const [before, after] = t('form.field.privacy', { link: linkMark }).split(linkMark);
  return (
    <Checkbox
      {...field}
      defaultChecked={defaultValue === 'on'}
      label={
        <>
          {before}
          <Link href={toHref('/privacy')} target="_blank">
            {t('form.privacyPolicy')}
          </Link>
          {after}
        </>
      }
    />
  );
}
