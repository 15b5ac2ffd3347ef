import { Button } from '@kmx/design-system/button/button.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ChangeEvent, useState } from 'react';
import { type EmailDraft, findWrongAddresses } from './create-mailto.ts';
import { EmailLinkResult } from './email-link-result.tsx';
import * as styles from './email-links-tool.module.css';
import { MailPreview } from './mail-preview.tsx';

const emptyDraft: EmailDraft = { to: '', cc: '', bcc: '', subject: '', body: '' };
const templates = ['support', 'offer', 'share'] as const;
type TemplateName = (typeof templates)[number];
const addressOfTemplate = { support: 'support@kmx.example', offer: 'sales@kmx.example', share: '' } as const;

/** Composes an e-mail and produces a link that every mail program interprets alike (STY-008). */
export function EmailLinksTool() {
  const t = useTranslate();
  const writeTemplate = (name: TemplateName): EmailDraft => ({
    ...emptyDraft,
    to: addressOfTemplate[name],
    subject: t(`email.template.${name}.subject`),
    body: t(`email.template.${name}.body`),
  });
  const [draft, setDraft] = useState<EmailDraft>(() => writeTemplate('support'));
  const [text, setText] = useState('');
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setDraft({ ...draft, [currentTarget.name]: currentTarget.value });
  const describeAddresses = (name: 'to' | 'cc' | 'bcc') => {
    const wrong = findWrongAddresses(draft[name]);
    const error = wrong.length === 0 ? undefined : t('email.wrongAddress', { address: wrong.join(', ') });
    return { name, value: draft[name], onChange: change, error, autoComplete: 'off', inputMode: 'email' as const };
  };
  return (
    <div className={styles.tool}>
      <form className={styles.form} aria-label={t('email.form')} onSubmit={(event) => event.preventDefault()}>
        <Stack gap={4}>
          <fieldset className={styles.templates}>
            <legend>{t('email.templates')}</legend>
            <Stack direction="row" gap={2}>
              {templates.map((name) => (
                <Button key={name} variant="secondary" size="small" onClick={() => setDraft(writeTemplate(name))}>
                  {t(`email.template.${name}`)}
                </Button>
              ))}
              <Button variant="quiet" size="small" onClick={() => setDraft(emptyDraft)}>
                {t('email.clear')}
              </Button>
            </Stack>
          </fieldset>
          <TextField label={t('email.to')} hint={t('email.to.hint')} {...describeAddresses('to')} />
          <TextField label={t('email.cc')} optionalText={t('email.optional')} {...describeAddresses('cc')} />
          <TextField label={t('email.bcc')} optionalText={t('email.optional')} {...describeAddresses('bcc')} />
          <TextField label={t('email.subject')} name="subject" value={draft.subject} onChange={change} />
          <Textarea label={t('email.body')} name="body" rows={8} value={draft.body} onChange={change} />
          <TextField
            label={t('email.text')}
            hint={t('email.text.hint')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Stack>
      </form>
      <div className={styles.results}>
        <MailPreview draft={draft} />
        <EmailLinkResult draft={draft} text={text} />
      </div>
    </div>
  );
}
