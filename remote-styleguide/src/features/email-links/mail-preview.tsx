import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type EmailDraft, listAddresses } from './create-mailto.ts';
import * as styles from './email-links-tool.module.css';

/** The e-mail as the recipient's program opens it. */
export function MailPreview({ draft }: { readonly draft: EmailDraft }) {
  const t = useTranslate();
  const lines = (['to', 'cc', 'bcc'] as const)
    .map((name) => ({ name, value: listAddresses(draft[name]).join(', ') }))
    .filter(({ value }) => value !== '');
  return (
    <section className={styles.preview} aria-labelledby="email-preview">
      <Heading level={2} size="lead" id="email-preview">
        {t('email.preview')}
      </Heading>
      <dl className={styles.head}>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`email.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('email.subject')}</dt>
          <dd>{draft.subject === '' ? t('email.none') : draft.subject}</dd>
        </div>
      </dl>
      <p className={styles.body}>{draft.body === '' ? t('email.none') : draft.body}</p>
    </section>
  );
}
