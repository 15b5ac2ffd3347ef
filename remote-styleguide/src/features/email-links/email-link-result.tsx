import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { mailIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import {
  createMailto,
  createMailtoHtml,
  createMailtoMarkdown,
  type EmailDraft,
  listAddresses,
  safeMailtoLength,
} from './create-mailto.ts';
import * as styles from './email-links-tool.module.css';

/** The link in its three forms, each with a copy button, and the link itself to try out. */
export function EmailLinkResult({ draft, text }: { readonly draft: EmailDraft; readonly text: string }) {
  const t = useTranslate();
  const mailto = createMailto(draft);
  const [first = t('email.try')] = listAddresses(draft.to);
  const shown = text.trim() === '' ? first : text.trim();
  const forms = {
    address: mailto,
    html: createMailtoHtml(mailto, shown),
    markdown: createMailtoMarkdown(mailto, shown),
  };
  const isLong = mailto.length > safeMailtoLength;
  return (
    <section className={styles.result} aria-labelledby="email-result">
      <Heading level={2} size="lead" id="email-result">
        {t('email.result')}
      </Heading>
      {Object.entries(forms).map(([name, code]) => (
        <div key={name} className={styles.code}>
          <div className={styles.codeHead}>
            <Heading level={3} size="body">
              {t(`email.result.${name}`)}
            </Heading>
            <CopyButton text={code} name={t(`email.result.${name}`)} />
          </div>
          <code className={styles.text}>{code}</code>
        </div>
      ))}
      <p role="status" className={isLong ? styles.long : styles.length}>
        {t(isLong ? 'email.tooLong' : 'email.length', { count: mailto.length, limit: safeMailtoLength })}
      </p>
      <p>
        <Link href={mailto} variant="standalone" icon={mailIcon}>
          {t('email.try')}
        </Link>
      </p>
    </section>
  );
}
