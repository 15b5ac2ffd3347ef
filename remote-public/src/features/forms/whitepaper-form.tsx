import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { PersonFields } from './person-fields.tsx';
import { PrivacyField } from './privacy-field.tsx';
import { SiteForm } from './site-form.tsx';
import { useSiteForm } from './use-site-form.ts';

interface WhitepaperFormProps {
  readonly whitepaperSlug: string;
  /** Offered immediately after sending, in addition to the link in the e-mail. */
  readonly downloadHref?: string;
}

/** Request for a whitepaper; the privacy policy must be accepted (PUB-024, PUB-104). */
export function WhitepaperForm({ whitepaperSlug, downloadHref }: WhitepaperFormProps): ReactNode {
  const t = useTranslate();
  const controls = useSiteForm('whitepaper', whitepaperSlug);
  const sent = (
    <>
      <p>{t('form.whitepaper.sent')}</p>
      {downloadHref !== undefined && (
        <div>
          <Button href={downloadHref}>{t('form.whitepaper.download')}</Button>
        </div>
      )}
    </>
  );
  return (
    <SiteForm controls={controls} subject={whitepaperSlug} submitText={t('form.whitepaper.send')} sent={sent}>
      <PersonFields controls={controls} names={['firstName', 'lastName', 'email', 'company', 'country']} />
      <PrivacyField controls={controls} />
    </SiteForm>
  );
}
