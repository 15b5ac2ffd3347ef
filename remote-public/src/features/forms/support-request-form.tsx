import { Button } from '@kmx/design-system/button/button.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { successIcon } from '@kmx/design-system/icon/icons.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { removeKeptUploads } from '@kmx/remote-kit/uploads/kept-uploads.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { UploadField } from '../uploads/upload-field.tsx';
import * as styles from './forms.module.css';
import { PersonFields } from './person-fields.tsx';
import { SiteForm } from './site-form.tsx';
import { useSiteForm } from './use-site-form.ts';

/** Support request with pictures and videos of the machine (SYS-036, PUB-032, PUB-102, PUB-106). */
export function SupportRequestForm(): ReactNode {
  const t = useTranslate();
  const controls = useSiteForm('support-request');
  const [isUploading, setUploading] = useState(false);
  const isSent = controls.status === 'sent';
  useEffect(() => {
    if (isSent) removeKeptUploads('support-request');
  }, [isSent]);
  const sent = (
    <>
      <h2 className={styles.taken}>
        <Icon drawing={successIcon} />
        {t('support.sentTitle')}
      </h2>
      {controls.reference !== undefined && (
        <p className={styles.reference}>
          {t('support.reference')} <strong>{controls.reference}</strong>
        </p>
      )}
      <h3>{t('support.next')}</h3>
      <ol className={styles.steps}>
        <li>{t('support.nextCopy')}</li>
        <li>{t('support.nextReply')}</li>
        {controls.reference !== undefined && <li>{t('support.nextMention')}</li>}
      </ol>
      <div>
        <Button variant="secondary" onClick={controls.startAgain}>
          {t('support.again')}
        </Button>
      </div>
    </>
  );
  return (
    <SiteForm
      controls={controls}
      submitText={t('support.send')}
      sent={sent}
      holdText={isUploading ? t('upload.unfinished') : undefined}
    >
      <fieldset className={styles.group}>
        <legend>{t('support.machine')}</legend>
        <div className={styles.pair}>
          <TextField {...controls.getField('product')} label={t('form.field.product')} hint={t('form.hint.product')} />
          <TextField
            {...controls.getField('serialNumber')}
            label={t('form.field.serialNumber')}
            hint={t('form.hint.serialNumber')}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('support.problem')}</legend>
        <Textarea
          {...controls.getField('message')}
          label={t('form.field.message')}
          hint={t('form.hint.message')}
          rows={7}
        />
        <UploadField name="uploads" draftName="support-request" token={controls.token} onUnderWay={setUploading} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('support.person')}</legend>
        <PersonFields controls={controls} names={['firstName', 'lastName', 'company', 'country', 'email']} />
      </fieldset>
    </SiteForm>
  );
}
