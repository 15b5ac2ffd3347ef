import { createLocale, isUiLanguage, resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { composeFullName } from '../../identity/accounts/compose-full-name.ts';
import type { Mail } from '../../mail/queue-mail.ts';
import { fillText } from '../../texts/fill-text.ts';
import type { TicketStatus } from '../model/ticket-transitions.ts';
import { loadDeskMailTexts } from './desk-mail-texts.ts';

/** Who gets a mail, in their language. */
export interface MailRecipient {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: string;
}

type MailKind =
  | 'invitation'
  | 'offer'
  | 'ticketComment'
  | 'ticketStatus'
  | 'accessRequested'
  | 'accessGranted'
  | 'accessDeclined';

/** The subject of a mail; `path` is below /mykomax unless there is a separate link. */
export interface DeskNews {
  readonly kind: MailKind;
  readonly path: string;
  readonly link?: string | null;
  readonly values: Readonly<Record<string, string>>;
  readonly expiresAt?: Date;
  readonly status?: TicketStatus;
  /** A person's words, shown unchanged; empty for none. */
  readonly quote: string;
}

/** Writes a mail of the desk in the language of its reader, with a link to the place it is about. */
export function createDeskMail(publicOrigin: string, recipient: MailRecipient, news: DeskNews): Mail {
  const language = isUiLanguage(recipient.language) ? recipient.language : 'en';
  const texts = loadDeskMailTexts(language);
  const { subject, text, action } = texts[news.kind];
  const dates = new Intl.DateTimeFormat(resolveFormatLocale(createLocale(language, 'ALL')), { dateStyle: 'long' });
  const date = news.expiresAt === undefined ? '' : dates.format(news.expiresAt);
  const values = { ...news.values, date };
  const separator = news.path === '' || news.path.startsWith('?') ? '' : '/';
  const isAboutStatus = news.kind === 'ticketStatus' && news.status !== undefined;
  const quoteLabel = news.kind.startsWith('access') ? texts.reason : texts.message;
  return {
    recipient: recipient.email,
    content: {
      language,
      subject: fillText(subject, values),
      greeting: fillText(texts.greeting, { name: composeFullName(recipient.first_name, recipient.last_name) }),
      paragraphs: [fillText(text, values)],
      action: { text: action, url: news.link ?? `${publicOrigin}/${language}/mykomax${separator}${news.path}` },
      details: [
        ...(isAboutStatus ? [[texts.status, texts.statuses[news.status ?? 'NEW']] as const] : []),
        ...(news.quote === '' ? [] : [[quoteLabel, news.quote] as const]),
      ],
      closing: [texts.closing, texts.team],
      note: news.kind === 'invitation' ? texts.invitationNote : texts.portalNote,
    },
  };
}
